import { toAbsoluteUrl } from '@/platform/absolute-url'
import { call, type InputOf, type PageQuery, type Read, withKey } from '../client'
import { urlOf } from '../request'
import { callContext } from '../transport'

export type RafflePromoterInput = InputOf<'POST /raffle/promoter/'>['body']

/** Names of what is cached. */
export const raffleKeys = {
  all: () => ['raffle'] as const,
  raffles: () => ['raffle', 'list'] as const,
  raffle: (id: string) => ['raffle', 'detail', id] as const,
  /** The raffle that runs. */
  running: () => ['raffle', 'running'] as const,
  draw: (id: string) => ['raffle', 'draw', id] as const,
  box: () => ['raffle', 'box'] as const,
  winners: (id: string) => ['raffle', 'winners', id] as const,
  wins: () => ['raffle', 'wins'] as const,
  promoter: () => ['raffle', 'promoter'] as const,
}

const byId = (id: string | number) => ({ params: { id: Number(id) } })

/** Raffles for diamonds, one function a call. */
export const raffleApi = {
  raffles: (query: PageQuery, options?: Read) => call('GET /raffle/raffle/', { query }, options),
  raffle: (id: string, options?: Read) => call('GET /raffle/raffle/{id}/', byId(id), options),
  join: (id: string, tickets: number, key: string) =>
    call('POST /raffle/raffle/{id}/join/', { ...byId(id), body: { tickets } }, withKey(key)),
  spin: (id: string, key: string) => call('POST /raffle/raffle/{id}/spin/', { ...byId(id), body: {} }, withKey(key)),
  seeSpin: (id: number, key: string) => call('POST /raffle/spin/{id}/seen/', { ...byId(id), body: {} }, withKey(key)),
  box: (options?: Read) => call('GET /raffle/box/', {}, options),
  openBox: (key: string) => call('POST /raffle/box/', { body: {} }, withKey(key)),
  draw: (id: string, options?: Read) => call('GET /raffle/raffle/{id}/draw/', byId(id), options),
  winners: (query: PageQuery & { readonly raffle?: number }, options?: Read) =>
    call('GET /raffle/winner/', { query }, options),
  wins: (query: PageQuery, options?: Read) => call('GET /raffle/prize/', { query }, options),
  claim: (id: number, address: number | undefined, key: string) =>
    call(
      'POST /raffle/prize/{id}/claim/',
      { ...byId(id), body: address === undefined ? {} : { address } },
      withKey(key),
    ),
  promoter: (options?: Read) => call('GET /raffle/promoter/', {}, options),
  applyPromoter: (body: RafflePromoterInput, key: string) => call('POST /raffle/promoter/', { body }, withKey(key)),
}

/**
 * Returns the address at which anyone loads the file of a draw. It leaves out the visit, which other addresses carry,
 * because a visit must not be shared.
 */
export const drawAddress = (id: string): string =>
  toAbsoluteUrl(urlOf('/raffle/raffle/{id}/draw/', byId(id), { ...callContext(), visit: '' }))
