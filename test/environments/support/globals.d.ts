/** Set by jest.config.mjs and by ./environment.cjs. */
declare const ENVIRONMENT: 'browser' | 'wechat' | 'app' | 'weapp' | 'alipay'
declare const uncaught: unknown[]
