/** Characters of a device name. */
export const DEVICE_NAME_MAX = 100

/** AWS IoT Core quotas: the size of a message, and publishes of one connection. */
export const MESSAGE_MAX_KB = 128
export const MESSAGES_PER_SECOND_MAX = 100

/**
 * The positions of one message, and the days that they may span. Only an array of the shortest possible JSON reaches
 * the number, and an hourly tracker that was offline for a week stays within the days.
 */
export const UPLOAD_POSITIONS_MAX = 1_000
export const UPLOAD_DAYS_MAX = 8
