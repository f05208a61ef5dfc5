import { Type } from '@sinclair/typebox'
import { ById, Id, ListQuery, Untranslated } from '../../entities/common'
import { BaseValues, ResourceChanges, ResourceItem, ResourcePage, ResourceValues } from '../../entities/studio/resource'
import { type ResourceName, resourceNames, resourceOf, type resources } from '../../resources'
import type { Resource } from '../../resources/define'
import { permissionsToName } from '../../references'
import { schemaOf } from '../../resources/field'
import { endpoint } from '../define'

/** A filter compares with what a field holds; of a reference it is the id. */
const filtersOf = ({ fields, filters = [] }: Resource) => {
  const entries = filters.flatMap((name) => {
    const field = fields[name]
    return field ? [[name, Type.Optional(field.kind === 'reference' ? Id : schemaOf(field))]] : []
  })
  const hasTranslations = Object.values(fields).some(({ kind }) => kind === 'translations')
  return Type.Object({
    ...Object.fromEntries(entries),
    ...(hasTranslations ? { untranslated: Type.Optional(Untranslated) } : {}),
  })
}

const listOf = <const N extends ResourceName>(name: N) =>
  endpoint({
    method: 'GET',
    path: `/studio/${name}/`,
    summary: `Items of ${name} by their columns, with search, filters and order; the newest first`,
    query: Type.Composite([ListQuery, filtersOf(resourceOf(name))]),
    reply: ResourcePage(resourceOf(name)),
    // Whoever may name an item finds it here.
    auth: [...new Set([resourceOf(name).permission, ...permissionsToName(name)])],
  })

const readOf = <const N extends ResourceName>(name: N) =>
  endpoint({
    method: 'GET',
    path: `/studio/${name}/{id}/`,
    summary: `One of ${name} as it is edited`,
    params: ById,
    reply: ResourceItem(resourceOf(name)),
    errors: ['notFound'],
    auth: resourceOf(name).permission,
  })

const createOf = <const N extends ResourceName>(name: N) =>
  endpoint({
    method: 'POST',
    path: `/studio/${name}/`,
    summary: `Creates one of ${name}`,
    body: ResourceValues(resourceOf(name)),
    reply: ResourceItem(resourceOf(name)),
    auth: resourceOf(name).permission,
    idempotent: true,
  })

const saveOf = <const N extends ResourceName>(name: N) =>
  endpoint({
    method: 'PUT',
    path: `/studio/${name}/{id}/`,
    summary: `Saves one of ${name} when it is still as it was read (\`base\`)`,
    params: ById,
    body: Type.Object({ base: BaseValues(resourceOf(name)), values: ResourceValues(resourceOf(name)) }),
    reply: ResourceItem(resourceOf(name)),
    errors: ['notFound', 'editConflict'],
    auth: resourceOf(name).permission,
    idempotent: true,
  })

const deleteOf = <const N extends ResourceName>(name: N) =>
  endpoint({
    method: 'DELETE',
    path: `/studio/${name}/{id}/`,
    summary: `Deletes one of ${name} that nothing refers to`,
    params: ById,
    reply: Type.Object({ ok: Type.Literal(true) }),
    errors: ['notFound', 'itemInUse'],
    auth: resourceOf(name).permission,
  })

const restoreOf = <const N extends ResourceName>(name: N) =>
  endpoint({
    method: 'POST',
    path: `/studio/${name}/{id}/restore/`,
    summary: `Brings one of ${name} back that was deleted, under its id, as the audit log has it`,
    params: ById,
    reply: ResourceItem(resourceOf(name)),
    errors: ['notFound'],
    auth: resourceOf(name).permission,
    idempotent: true,
  })

const changeOf = <const N extends ResourceName>(name: N) =>
  endpoint({
    method: 'POST',
    path: `/studio/${name}/bulk/`,
    summary: `Changes some fields of many of ${name} when all are still as they were read: all of them, or none`,
    body: ResourceChanges(resourceOf(name)),
    reply: Type.Object({ ok: Type.Literal(true) }),
    errors: ['notFound', 'editConflict'],
    auth: resourceOf(name).permission,
    idempotent: true,
  })

const names = <Flag extends 'isDeletable' | 'bulk'>(flag: Flag) =>
  resourceNames.filter((name) => resourceOf(name)[flag] !== undefined)
type NamesWith<Flag extends keyof Resource> = {
  [N in ResourceName]: (typeof resources)[N] extends { readonly [F in Flag]: unknown } ? N : never
}[ResourceName]

type Endpoints = { [N in ResourceName as `${N}List`]: ReturnType<typeof listOf<N>> } & {
  [N in ResourceName as `${N}Read`]: ReturnType<typeof readOf<N>>
} & { [N in ResourceName as `${N}Create`]: ReturnType<typeof createOf<N>> } & {
  [N in ResourceName as `${N}Save`]: ReturnType<typeof saveOf<N>>
} & {
  [N in NamesWith<'isDeletable'> as `${N}Delete`]: ReturnType<typeof deleteOf<N>>
} & {
  [N in NamesWith<'isDeletable'> as `${N}Restore`]: ReturnType<typeof restoreOf<N>>
} & { [N in NamesWith<'bulk'> as `${N}Bulk`]: ReturnType<typeof changeOf<N>> }

/** The calls of every resource, made from its declaration. */
export const studioResourceEndpoints = Object.fromEntries([
  ...resourceNames.flatMap((name) => [
    [`${name}List`, listOf(name)],
    [`${name}Read`, readOf(name)],
    [`${name}Create`, createOf(name)],
    [`${name}Save`, saveOf(name)],
  ]),
  ...names('isDeletable').flatMap((name) => [
    [`${name}Delete`, deleteOf(name)],
    [`${name}Restore`, restoreOf(name)],
  ]),
  ...names('bulk').map((name) => [`${name}Bulk`, changeOf(name)]),
]) as Endpoints
