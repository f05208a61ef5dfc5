/** Point in scene units: the picture is 100 units high, x to the right, y down. */
export type Pt = readonly [x: number, y: number]
