import { formatMobile } from '@storefront/contract/domain/account/mobile'
import { keysOf } from '@storefront/contract/domain/keys-of'
import { coinKinds } from '@storefront/contract/domain/promotion/coins'
import type { OpsCoinUser } from '@storefront/contract/entities/promotion/coins'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import s from '@/features/ops/components/Ops.module.scss'
import { useT } from '@/i18n'
import { dateText } from '@/lib/time'
import { Button } from '@/ui/controls/Button'
import { Tag } from '@/ui/display/Tag'
import { GrantSheet } from './GrantSheet'
import { LedgerSheet } from './LedgerSheet'

const sheets = { ledger: LedgerSheet, grant: GrantSheet } as const
type SheetName = keyof typeof sheets

/** A user with their coins; the ways to what changed them and to a grant. */
export function CoinUserCard({ user }: { readonly user: OpsCoinUser }) {
  const t = useT()
  const [sheetName, setSheetName] = useState<SheetName | null>(null)
  const { name, mobile, level, is_flagged, pending } = user
  const debts = coinKinds
    .filter((kind) => user[kind].amount < 0)
    .map((kind) => t('opsCoins.owed', { amount: -user[kind].amount, kind: t(`opsCoins.kind.${kind}`) }))
  const tags = is_flagged ? [t('opsCoins.flagged'), ...debts] : debts
  const OpenSheet = sheetName && sheets[sheetName]
  return (
    <View className={s.card}>
      <View className={s.head}>
        <Text className={s.title}>{name}</Text>
        <Text className={s.quiet}>{level?.name ?? ''}</Text>
      </View>
      <View className={s.quiet}>{formatMobile(mobile)}</View>
      <View className={s.text}>
        {coinKinds.map((kind) => `${t(`opsCoins.kind.${kind}`)} ${user[kind].amount}`).join('  ')}
      </View>
      {pending.map(({ kind, amount, matures }) => (
        <View key={kind} className={s.quiet}>
          {t('opsCoins.pending', { amount, kind: t(`opsCoins.kind.${kind}`), day: dateText(matures) })}
        </View>
      ))}
      {tags.length > 0 ? (
        <View className={s.tags}>
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </View>
      ) : null}
      <View className={s.actions}>
        {keysOf(sheets).map((key) => (
          <Button
            key={key}
            size="s"
            kind="ghost"
            label={`${t(`opsCoins.${key}`)} ${name}`}
            onTap={() => setSheetName(key)}
          >
            {t(`opsCoins.${key}`)}
          </Button>
        ))}
      </View>
      {OpenSheet ? <OpenSheet user={user} onClose={() => setSheetName(null)} /> : null}
    </View>
  )
}
