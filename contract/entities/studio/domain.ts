import { type Static, Type } from '@sinclair/typebox'
import { Moment, Nullable } from '../common'

/** A host of the site, or one that waits for its proof. */
export const StudioDomain = Type.Object({
  /** Lower case, in ASCII, without port. */
  host: Type.String(),
  /** `lost`: it is the site's, and its record has not been there for days. */
  state: Type.Union([Type.Literal('verified'), Type.Literal('waiting'), Type.Literal('lost')]),
  /** Addresses are made of it. */
  is_main: Type.Boolean(),
  /** The TXT record that proves who owns the host; null while that is done. */
  record: Nullable(Type.Object({ name: Type.String(), value: Type.String() })),
  checked_at: Nullable(Moment),
})
export type StudioDomain = Static<typeof StudioDomain>
