import type { DoorGuest } from '@storefront/contract/entities/door/door'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { useDoorTime } from '@/features/door/door-time'
import type { DoorEngine } from '@/features/door/offline/engine'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { type BlockBody, doorApi, doorKeys } from '@/services/api/door'
import { showError } from '@/services/error-handler'
import { queryClient } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { useScreenState } from '@/shared/screen/useScreenState'
import { Button } from '@/ui/controls/Button'
import { TextField } from '@/ui/controls/TextField'
import { Empty } from '@/ui/feedback/Empty'
import { Failure } from '@/ui/feedback/Failure'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import { confirmWith } from '@/ui/overlay/dialogs'
import s from './Door.module.scss'

const LENGTH_MIN = 2

/** A supervisor finds a guest, lets in, and bars or frees a ticket. */
export function GuestSearch({ event, engine }: { readonly event: number; readonly engine: DoorEngine }) {
  const t = useT()
  const [text, setText] = useState('')
  const [search, setSearch] = useState('')
  const query = useQuery({
    queryKey: doorKeys.search(event, search),
    queryFn: ({ signal }) => doorApi.search(event, search, { signal }),
    enabled: search !== '',
    staleTime: 0,
  })
  const state = useScreenState(query)
  const submit = () => {
    const name = text.trim()
    if (name.length < LENGTH_MIN) feedback.toast(t('door.searchShort'), { at: 'center' })
    else setSearch(name)
  }
  return (
    <View className={s.list}>
      <View className={s.rows}>
        <TextField
          label={t('door.tabs.search')}
          placeholder={t('door.searchHint')}
          value={text}
          maxLength={50}
          onChange={setText}
          onConfirm={submit}
          trailing={
            <Button size="s" kind="secondary" onTap={submit}>
              {t('door.tabs.search')}
            </Button>
          }
        />
      </View>
      {search !== '' && state.kind === 'loading' ? <SkeletonRows /> : null}
      {search !== '' && state.kind === 'failed' ? <Failure {...state} /> : null}
      {query.data?.results.length === 0 ? (
        <Empty icon="user" text={t('door.noGuests')} hint={t('door.noGuestsHint')} />
      ) : null}
      {query.data?.results.map((guest) => (
        <Guest key={`${guest.kind}${guest.id}`} event={event} guest={guest} engine={engine} />
      ))}
    </View>
  )
}

function Guest({
  event,
  guest,
  engine,
}: {
  readonly event: number
  readonly guest: DoorGuest
  readonly engine: DoorEngine
}) {
  const t = useT()
  const { kind, id, code, name, mobile, type_name, uses, use_count, is_blocked, last } = guest
  const timeText = useDoorTime()
  const { submit, busy } = useSubmit('door_block', (body: BlockBody, key: string) => doorApi.block(event, body, key))
  const renew = () => void queryClient.invalidateQueries({ queryKey: ['door', event] })
  const askReason = async (text: string) =>
    (await confirmWith({ text, fields: [{ name: 'reason', label: t('door.reason'), required: true, maxLength: 200 }] }))
      ?.reason
  const admit = async () => {
    const overrideReason = await askReason(t('door.overrideAsk'))
    if (overrideReason === undefined) return
    try {
      const outcome = await engine.scan(code, { overrideReason })
      if (outcome)
        feedback.toast(
          outcome.reason && outcome.result === 'error'
            ? t(`door.reasons.${outcome.reason}`)
            : t(`door.result.${outcome.result}`),
          {
            at: 'center',
          },
        )
      renew()
    } catch (error) {
      showError(error)
    }
  }
  const block = async () => {
    const reason = await askReason(t(is_blocked ? 'door.unblockAsk' : 'door.blockAsk'))
    if (reason !== undefined && (await submit({ kind, id, is_blocked: !is_blocked, reason }))) renew()
  }
  return (
    <View className={s.panel}>
      <View className={s.title}>{[name, mobile].filter(Boolean).join(' · ')}</View>
      <View className={s.text}>
        {[
          kind === 'registration' ? t('door.registration') : type_name,
          code,
          t('door.uses', { n: use_count, all: uses }),
        ].join(' · ')}
      </View>
      {last ? (
        <View className={s.quiet}>
          {t('door.last', { time: [timeText(last.at), last.gate, last.device, last.by].filter(Boolean).join(' · ') })}
        </View>
      ) : null}
      <View className={s.actions}>
        <Button size="s" onTap={() => void admit()}>
          {t('door.allow')}
        </Button>
        <Button size="s" kind={is_blocked ? 'secondary' : 'danger'} busy={busy} onTap={() => void block()}>
          {t(is_blocked ? 'door.unblock' : 'door.block')}
        </Button>
      </View>
    </View>
  )
}
