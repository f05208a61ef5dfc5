import type { EndpointRow } from '../define'

type Rows = Readonly<Record<string, EndpointRow>>

/** The name of a mirrored call: `opsVotes` is `studioVotes`. */
export type MirrorName<N> = N extends `ops${infer Rest}` ? `studio${Rest}` : never

/** Rows of the operators as the studio has them. */
export type Mirror<R> = {
  readonly [N in keyof R as MirrorName<N>]: R[N] extends infer E extends EndpointRow
    ? Omit<E, 'path'> & { readonly path: `/studio${E['path']}` }
    : never
}

/** Returns the name of a mirrored call. */
export const mirrorName = (name: string): string => name.replace(/^ops/, 'studio')

/**
 * Calls of the operators' view that the studio makes as well: the same ones, under its own session and under /studio/.
 */
export const mirror = <const R extends Rows>(rows: R): Mirror<R> =>
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [mirrorName(name), { ...row, path: `/studio${row.path}` }]),
  ) as unknown as Mirror<R>
