import { base } from './base'
import { content } from './content'
import type { EndpointRow } from './define'
import { interact } from './interact'
import { ops } from './ops'
import { shop } from './shop'
import { social } from './social'

/** THE endpoint table: family -> name -> declaration. */
export const endpoints = { base, content, interact, ops, shop, social }

type Families = typeof endpoints
export type FamilyName = keyof Families
type AnyEndpoint = { [F in FamilyName]: Families[F][keyof Families[F]] }[FamilyName]

/** Every call under its key `METHOD /path/`, the way the client names it. */
export type EndpointsByKey = { [E in AnyEndpoint as `${E['method']} ${E['path']}`]: E }
export type EndpointKey = keyof EndpointsByKey

/** All declarations in a row, for tools that walk them. */
export const allEndpoints: readonly EndpointRow[] = Object.values(endpoints).flatMap((family) => Object.values(family) as EndpointRow[])
export type { BodyOf, EndpointRow, ParamsOf, QueryOf, ReplyOf } from './define'
