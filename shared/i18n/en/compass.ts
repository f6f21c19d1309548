/** The eight compass points, as people write them beside a distance or a course. */
export const compassTexts = { N: 'N', NE: 'NE', E: 'E', SE: 'SE', S: 'S', SW: 'SW', W: 'W', NW: 'NW' }
