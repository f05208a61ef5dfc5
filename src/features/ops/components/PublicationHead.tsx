import type { RouteName } from '@storefront/contract/routes'
import { Text, View } from '@tarojs/components'
import { usePublication } from '@/features/ops/usePublication'
import { useT } from '@/i18n'
import { go } from '@/router'
import type { Params } from '@/routes'
import { Button } from '@/ui/controls/Button'
import s from './Ops.module.scss'

interface PublicationHeadProps<T> {
  readonly title: string
  readonly status: string
  /** Quiet lines below the title; empty ones are left out. */
  readonly lines: readonly string[]
  readonly isActive: boolean
  /** Whether this operator may publish it. */
  readonly canChange: boolean
  readonly action: string
  readonly activate: (isActive: boolean) => Promise<T>
  readonly staleKeys: readonly (readonly unknown[])[]
  readonly onChange: (publication: T) => void
  /** The screen that visitors have of it. */
  readonly page: { readonly name: RouteName; readonly params: Params }
}

/** The title and state of a publication, and its two actions: view it as visitors do, and publish it or take it off. */
export function PublicationHead<T extends object>({
  title,
  status,
  lines,
  isActive,
  canChange,
  page,
  ...publication
}: PublicationHeadProps<T>) {
  const t = useT()
  const { toggle, busy } = usePublication<T>(publication)
  return (
    <View className={s.card}>
      <View className={s.spread}>
        <View className={s.big}>{title}</View>
        <Text className={isActive ? s.on : s.off}>{status}</Text>
      </View>
      {lines.filter(Boolean).map((line) => (
        <View key={line} className={s.quiet}>
          {line}
        </View>
      ))}
      <View className={s.actions}>
        {isActive ? (
          <Button size="s" kind="ghost" onTap={() => void go(page.name, page.params)}>
            {t('opsContent.public')}
          </Button>
        ) : null}
        {canChange ? (
          <Button size="s" kind={isActive ? 'danger' : 'primary'} busy={busy} onTap={() => void toggle(!isActive)}>
            {t(isActive ? 'opsContent.takeOff' : 'opsContent.publish')}
          </Button>
        ) : null}
      </View>
    </View>
  )
}
