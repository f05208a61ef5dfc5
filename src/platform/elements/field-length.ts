/**
 * The length of a field that has no bound of its own. The vendors cut at 140 unless told otherwise, and Alipay's input
 * knows no -1 for "unbounded" as WeChat's does.
 */
export const UNLIMITED = 100_000
