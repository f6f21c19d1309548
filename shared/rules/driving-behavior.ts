import * as z from 'zod'

export const DrivingBehavior = z.enum([
  'collision',
  'fall',
  'rapidAcceleration',
  'rapidDeceleration',
  'rollover',
  'sharpLeftTurn',
  'sharpRightTurn',
])
export type DrivingBehavior = z.infer<typeof DrivingBehavior>
