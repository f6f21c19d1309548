/** The SDK warns on Node 20 at every start: who reads it can do nothing about it here. For the environment. */
export const QUIET_SDK = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' }
