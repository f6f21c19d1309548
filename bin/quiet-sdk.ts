/** Environment variables that silence the SDK's warning about Node 20, which its reader cannot fix. */
export const QUIET_SDK = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' }
