import type { AttendeeInput, IssuedTicketDetail } from '@storefront/contract/entities/events/ticket'
import { View } from '@tarojs/components'
import { useRef, useState } from 'react'
import { useContactSaver } from '@/features/account/useContactSaver'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { ticketKeys, ticketsApi } from '@/services/api/tickets'
import { errorText } from '@/services/error-policy'
import { replaceQueryData } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { Button } from '@/ui/controls/Button'
import { AttendeeFields, type CheckAttendee, personOf } from '../checkout/AttendeeFields'
import s from './Pass.module.scss'
import { reloadTickets } from '../queries'

/** Says for whom a ticket is: somebody else comes in its holder's place. */
export function ChangeAttendee({
  ticket,
  onDone,
}: {
  readonly ticket: IssuedTicketDetail
  readonly onDone: () => void
}) {
  const t = useT()
  const { id, attendee, form, form_data } = ticket
  const [value, setValue] = useState<AttendeeInput>({
    name: attendee.name,
    mobile: attendee.mobile,
    ...(form && { answers: form_data }),
  })
  const [trouble, setTrouble] = useState('')
  const saver = useContactSaver()
  const check = useRef<CheckAttendee | null>(null)
  const { submit, busy } = useSubmit(
    `ticket_attendee:${id}`,
    (body: AttendeeInput, key: string) => ticketsApi.changeAttendee(id, body, key),
    {
      onError: (error) => {
        setTrouble(errorText(error))
        reloadTickets()
        return true
      },
    },
  )
  const save = async () => {
    setTrouble('')
    const checked = check.current?.()
    const reply = checked ? await submit(checked) : undefined
    if (!checked || !reply) return
    saver.save({ '': personOf(form, checked) })
    replaceQueryData(ticketKeys.one(id), reply)
    reloadTickets()
    feedback.toast(t('event.attendeeSaved'), { at: 'center' })
    onDone()
  }
  return (
    <View className={s.card}>
      <AttendeeFields form={form} value={value} onChange={setValue} checkRef={check} saver={saver} />
      <View className={s.said} role="alert">
        {trouble}
      </View>
      <View className={s.actions}>
        <Button kind="ghost" className={s.action} disabled={busy} onTap={onDone}>
          {t('event.keep')}
        </Button>
        <Button className={s.action} busy={busy} onTap={() => void save()}>
          {t('event.save')}
        </Button>
      </View>
    </View>
  )
}
