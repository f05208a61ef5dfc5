import { type Static, Type } from '@sinclair/typebox'
import { credentialKinds } from '../../domain/site/credentials'

export const CredentialKindName = Type.Union(credentialKinds.map((kind) => Type.Literal(kind)))

/** A vendor's contract as the studio sees it: secrets are written and never read. */
export const StudioCredential = Type.Object({
  kind: CredentialKindName,
  /** Version that a save has to name; 0 if nothing is stored yet. */
  version: Type.Integer(),
  /** The fields that are no secrets. */
  values: Type.Record(Type.String(), Type.String()),
  /** The names of the secrets that are there. */
  secrets: Type.Array(Type.String()),
})
export type StudioCredential = Static<typeof StudioCredential>

/** A vendor's reply to a check of its credential. */
export const CredentialCheck = Type.Object({ ok: Type.Boolean(), detail: Type.String() })
export type CredentialCheck = Static<typeof CredentialCheck>
