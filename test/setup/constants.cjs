/** What the build would have written into the source: the same names as config/constants.ts. */
process.env.TARO_ENV ??= 'h5'
process.env.TARO_APP_API_BASE ??= ''
process.env.TARO_APP_ID ??= ''
process.env.TARO_APP_TENANT ??= ''
process.env.TZ ??= 'Asia/Shanghai'
