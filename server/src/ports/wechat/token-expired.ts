import type { WechatReply } from './call'

/** The vendor's codes for a token that it no longer takes. */
const STALE = new Set([40001, 40014, 42001])

export const isTokenExpired = ({ errcode }: WechatReply): boolean => STALE.has(errcode)
