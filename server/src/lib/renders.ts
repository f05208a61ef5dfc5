import pLimit from 'p-limit'

/** Pictures that are drawn at one time: each takes a core, and unpacked memory of up to 200 MB. */
const AT_ONCE = 2

/** Runs work on a picture when its turn comes, in the order of the calls. Work inside of `work` must not ask again. */
export const limitRender: <T>(work: () => Promise<T>) => Promise<T> = pLimit(AT_ONCE)
