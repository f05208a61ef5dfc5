import { hasAllWords } from '@storefront/contract/domain/text/words'
import type { Page } from '@storefront/contract/entities/common'
import { catalogApi } from '@/services/api/catalog'
import { walletApi } from '@/services/api/wallet'
import type { Read } from '@/services/client'

/** The kind of target of a prize or a rate. */
export type TargetSource = 'product' | 'category' | 'coupon'

export interface Target {
  readonly id: number
  readonly name: string
}

const LIMIT = 20

const namesOf = <T extends { readonly id: number }>({ results }: Page<T>, nameOf: (item: T) => string): Target[] =>
  results.map((item) => ({ id: item.id, name: nameOf(item) }))

/** The search of each kind of target; the few categories are loaded all at once. */
export const searchTargets: Readonly<Record<TargetSource, (search: string, options: Read) => Promise<Target[]>>> = {
  product: async (search, options) =>
    namesOf(await catalogApi.products({ limit: LIMIT, ...(search && { search }) }, options), ({ name }) => name),
  category: async (search, options) =>
    namesOf(await catalogApi.categories(options), ({ name }) => name).filter(({ name }) => hasAllWords(name, search)),
  coupon: async (search, options) =>
    namesOf(await walletApi.coupons({ limit: LIMIT, ...(search && { search }) }, options), ({ label }) => label),
}

/** The name of one that was chosen before; empty where it is shown nowhere. */
export const targetName: Readonly<Record<TargetSource, (id: number, options: Read) => Promise<string>>> = {
  product: async (id, options) => (await catalogApi.product(id, options)).name,
  category: async (id, options) =>
    (await catalogApi.categories(options)).results.find((category) => category.id === id)?.name ?? '',
  coupon: async (id, options) => (await walletApi.coupon(String(id), options)).label,
}
