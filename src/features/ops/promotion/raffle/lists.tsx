import { raffleStatuses, raffleWinStatuses } from '@storefront/contract/domain/promotion/raffle'
import type { OpsRaffle, OpsRaffleWin, RafflePromoter } from '@storefront/contract/entities/promotion/raffle'
import {
  type OpsAllWinsQuery,
  opsRaffleApi,
  opsRaffleKeys,
  type OpsRafflesQuery,
  type OpsRaffleWinsQuery,
  type RafflePromotersQuery,
} from '@/services/api/ops/promotion'
import { oneOf } from '@/shared/list/fields'
import { dateRangeFilter } from '@/shared/list/filters'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSpec } from '@/shared/list/spec'
import { RafflePromoterCard } from './RafflePromoterCard'
import { RaffleRow } from './RaffleRow'
import { WinCard } from './WinCard'

const ALL = { value: '', label: 'common.all' } as const

/** Raffles of a status or all, the newest first. */
export const raffleList: ListSpec<OpsRaffle, OpsRafflesQuery> = {
  key: opsRaffleKeys.list,
  load: (query, options) => opsRaffleApi.list(query, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({
    keyOf: ({ id }) => String(id),
    height: 98,
    render: (raffle) => <RaffleRow raffle={raffle} />,
  }),
  empty: { text: 'opsRaffle.empty', hint: 'list.studioHint', icon: 'star' },
  search: 'opsRaffle.search',
  tabs: {
    name: 'status',
    label: 'opsRaffle.statusTab',
    options: [
      ALL,
      ...raffleStatuses.map((status) => ({ value: status, label: `opsRaffle.status.${status}` as const })),
    ],
  },
  fields: { status: oneOf(...raffleStatuses) },
}

/** The applicants who want to spread raffles, those that wait first. */
export const rafflePromoterList: ListSpec<RafflePromoter, RafflePromotersQuery> = {
  key: opsRaffleKeys.promoters,
  load: (query, options) => opsRaffleApi.promoters(query, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({
    keyOf: ({ id }) => String(id),
    height: 150,
    render: (promoter) => <RafflePromoterCard promoter={promoter} />,
  }),
  empty: { text: 'opsRaffle.noPromoters', hint: 'list.soonHint', icon: 'user' },
  search: 'opsRaffle.searchPromoters',
  panel: [dateRangeFilter('past')],
}

const winStates = {
  tabs: {
    name: 'status',
    label: 'opsRaffle.winTab',
    options: [
      ALL,
      ...raffleWinStatuses.map((status) => ({ value: status, label: `opsRaffle.win.${status}` as const })),
    ],
  },
  fields: { status: oneOf(...raffleWinStatuses) },
} as const

/** The wins of all raffles, those that wait to be handed out first. */
export const allWinsList: ListSpec<OpsRaffleWin, OpsAllWinsQuery> = {
  key: opsRaffleKeys.allWins,
  load: (query, options) => opsRaffleApi.allWins(query, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({
    keyOf: ({ id }) => String(id),
    height: 150,
    render: (win) => <WinCard win={win} showsRaffle />,
  }),
  empty: { text: 'opsRaffle.noWins', hint: 'list.soonHint', icon: 'star' },
  search: 'opsRaffle.searchAllWins',
  ...winStates,
}

/** Returns the list of a raffle's wins. */
export const winList = (raffle: number): ListSpec<OpsRaffleWin, OpsRaffleWinsQuery> => ({
  key: (query) => opsRaffleKeys.wins(raffle, query),
  load: (query, options) => opsRaffleApi.wins(raffle, query, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({ keyOf: ({ id }) => String(id), height: 130, render: (win) => <WinCard win={win} /> }),
  empty: { text: 'opsRaffle.noWins', hint: 'list.soonHint', icon: 'star' },
  search: 'opsRaffle.searchWins',
  ...winStates,
})
