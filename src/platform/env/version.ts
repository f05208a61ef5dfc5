/** Version of this build, as package.json has it (config/constants). */
export const appVersion = process.env.TARO_APP_VERSION ?? ''
