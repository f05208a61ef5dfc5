import { distKinds, incomeStates, promoterStatuses } from '@storefront/contract/domain/promotion/distribution'
import type { OpsDistRate, OpsIncomeRow, OpsPromoter } from '@storefront/contract/entities/promotion/distribution'
import {
  type OpsIncomeQuery,
  type OpsPromotersQuery,
  opsPromoterApi,
  opsPromoterKeys,
} from '@/services/api/ops/promotion'
import { idField, oneOf } from '@/shared/list/fields'
import { choiceFilter, dateRangeFilter } from '@/shared/list/filters'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSpec } from '@/shared/list/spec'
import { IncomeCard } from './IncomeCard'
import { PromoterCard } from './PromoterCard'
import { RateCard } from './RateCard'

const ALL = { value: '', label: 'common.all' } as const

/** Promoters of a status and kind, those that wait first. */
export const promoterList: ListSpec<OpsPromoter, OpsPromotersQuery> = {
  key: opsPromoterKeys.list,
  load: (query, options) => opsPromoterApi.list(query, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({
    keyOf: ({ id }) => String(id),
    height: 190,
    render: (promoter) => <PromoterCard promoter={promoter} />,
  }),
  empty: { text: 'opsPromoter.empty', hint: 'list.soonHint', icon: 'user' },
  search: 'opsPromoter.search',
  tabs: {
    name: 'status',
    label: 'opsPromoter.statusTab',
    options: [
      ALL,
      ...promoterStatuses.map((status) => ({ value: status, label: `opsPromoter.status.${status}` as const })),
    ],
  },
  panel: [
    choiceFilter({
      name: 'dist_kind',
      label: 'opsPromoter.kindFilter',
      options: [ALL, ...distKinds.map((kind) => ({ value: kind, label: `opsPromoter.kind.${kind}` as const }))],
    }),
    dateRangeFilter('past'),
  ],
  fields: { status: oneOf(...promoterStatuses), dist_kind: oneOf(...distKinds) },
}

/** Rates of the site, of categories and of products. */
export const rateList: ListSpec<OpsDistRate, object> = {
  key: opsPromoterKeys.rates,
  load: ({ limit, offset }, options) => opsPromoterApi.rates({ limit, offset }, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({ keyOf: ({ id }) => String(id), height: 110, render: (rate) => <RateCard rate={rate} /> }),
  empty: { text: 'opsPromoter.noRates', hint: 'opsPromoter.noRatesHint', icon: 'doc' },
}

/** Rows of income of a state or a promoter. */
export const incomeList: ListSpec<OpsIncomeRow, OpsIncomeQuery> = {
  key: opsPromoterKeys.income,
  load: (query, options) => opsPromoterApi.income(query, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({ keyOf: ({ id }) => String(id), height: 150, render: (row) => <IncomeCard row={row} /> }),
  empty: { text: 'opsPromoter.noIncome', hint: 'list.soonHint', icon: 'wallet' },
  search: 'opsPromoter.searchIncome',
  tabs: {
    name: 'state',
    label: 'opsPromoter.stateTab',
    options: [ALL, ...incomeStates.map((state) => ({ value: state, label: `opsPromoter.state.${state}` as const }))],
  },
  panel: [dateRangeFilter('past')],
  fields: { state: oneOf(...incomeStates), promoter: idField },
}
