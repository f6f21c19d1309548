/** Characters of a device name. */
export const DEVICE_NAME_MAX = 100

/** AWS IoT Core quotas: the size of a message, and publishes of one connection. */
export const MESSAGE_MAX_KB = 128
export const MESSAGES_PER_SECOND_MAX = 100
