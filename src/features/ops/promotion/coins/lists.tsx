import type { CoinFlag, OpsCoinUser } from '@storefront/contract/entities/promotion/coins'
import { type CoinFlagsQuery, type CoinUsersQuery, opsCoinApi, opsCoinKeys } from '@/services/api/ops/promotion'
import { oneOf } from '@/shared/list/fields'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSpec } from '@/shared/list/spec'
import { CoinUserCard } from './CoinUserCard'
import { FlagCard } from './FlagCard'

/** Users by name or mobile, with their coins. */
export const coinUserList: ListSpec<OpsCoinUser, CoinUsersQuery> = {
  key: opsCoinKeys.users,
  load: (query, options) => opsCoinApi.users(query, options),
  idOf: ({ uuid }) => uuid,
  renderItems: rowItems({ keyOf: ({ uuid }) => uuid, height: 150, render: (user) => <CoinUserCard user={user} /> }),
  empty: { text: 'opsCoins.noUsers', hint: 'list.soonHint', icon: 'user' },
  search: 'opsCoins.searchUsers',
}

/** Accounts that share a device or a payment account, those to be looked at first. */
export const coinFlagList: ListSpec<CoinFlag, CoinFlagsQuery> = {
  key: opsCoinKeys.flags,
  load: (query, options) => opsCoinApi.flags(query, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({ keyOf: ({ id }) => String(id), height: 180, render: (flag) => <FlagCard flag={flag} /> }),
  empty: { text: 'opsCoins.noFlags', hint: 'list.soonHint', icon: 'check' },
  tabs: {
    name: 'tab',
    label: 'opsCoins.flagTab',
    options: [
      { value: '', label: 'common.all' },
      { value: 'open', label: 'opsCoins.flagStatus.open' },
      { value: 'done', label: 'opsCoins.flagDone' },
    ],
  },
  fields: { tab: oneOf('open', 'done') },
}
