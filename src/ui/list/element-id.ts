/** Id of the element of a lane, or of one of its blocks. */
export const elementId = (list: string, lane: number, block?: number): string => `${list}-${lane}${block === undefined ? '' : `-${block}`}`
