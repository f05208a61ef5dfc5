import { randomBytes } from 'node:crypto'

/** An answer that says no, or `0` for a yes without more, in the vendor's form. */
export const wechatError = (errcode: number, errmsg: string): string => JSON.stringify({ errcode, errmsg: `${errmsg}, rid: ${randomBytes(4).toString('hex')}` })
