/** WeChat's SDK speaks in WeChat's browser alone. */
export const configureJssdk = (): void => {}
export const jssdk = (): Promise<null> => Promise.resolve(null)
export const jssdkInvoke = (name: string): Promise<never> => Promise.reject(new Error(`${name}:not support`))
