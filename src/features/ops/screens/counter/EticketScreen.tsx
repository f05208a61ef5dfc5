import type { OpsCard } from '@storefront/contract/entities/ops'
import { permissions } from '@storefront/contract/permissions'
import { View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import { showDeviceError } from '@/shared/device/showDeviceError'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { scan } from '@/platform/scan'
import { useRoute } from '@/router'
import { queryClient } from '@/services/query'
import { opsKeys, opsApi } from '@/services/api/ops'
import { useSubmit } from '@/services/use-submit'
import { Button } from '@/ui/controls/Button'
import { Screen } from '@/ui/layout/Screen'
import { TextField } from '@/ui/controls/TextField'
import { parseTicketCode } from '@/features/ops/parse-ticket-code'
import s from '@/features/ops/components/Ops.module.scss'
import { TicketResult } from '@/features/ops/components/TicketResult'
import { useOps } from '@/features/ops/useOps'

/** Ids are figures alone; a code is longer than any of them. */
const isId = (text = ''): boolean => /^[1-9]\d{0,11}$/.test(text)

/** shop.ticket.verify: finds a ticket by its scanned or typed code, shows what it is, and uses it. */
export function EticketScreen() {
  const t = useT()
  const { params } = useRoute()
  const guard = useOps(permissions.verifyEticket)
  const [num, setNum] = useState(isId(params.id) ? '' : (params.id ?? ''))
  const [card, setCard] = useState<OpsCard | null>(null)
  const [isMissing, setMissing] = useState(false)
  const looking = useSubmit('look_ticket', (code: string) => opsApi.ticket(code))
  const opening = useSubmit('open_ticket', (id: number) => opsApi.ticketById(id))
  const using = useSubmit('use_ticket', (code: string, key: string) => opsApi.verifyTicket(code, key), {
    // Another operator may have been faster: the current state is shown under the error message.
    onError: () => {
      if (card) void opsApi.ticket(card.num).then(setCard, () => undefined)
      return false
    },
  })

  const look = async (text: string) => {
    const code = parseTicketCode(text)
    setNum(code)
    setMissing(code === '')
    setCard(null)
    if (code === '') return
    setCard((await looking.submit(code)) ?? null)
  }
  const scanOne = async () => {
    const answer = await scan.scan()
    if (!answer.ok) return showDeviceError(answer.reason)
    await look(answer.text)
  }
  const use = async () => {
    const usedTicket = card && (await using.submit(card.num))
    if (!usedTicket) return
    setCard(usedTicket)
    void queryClient.invalidateQueries({ queryKey: opsKeys.verifications() })
    feedback.toast(t('ops.used'), { at: 'center' })
  }
  const next = () => {
    setCard(null)
    setNum('')
  }
  // A link names the ticket that is to be looked at: its id, or its code.
  const first = useRef(params.id ?? '')
  const start = useRef(look)
  start.current = async (idOrNumber) => {
    if (!isId(idOrNumber)) return look(idOrNumber)
    const ticket = await opening.submit(Number(idOrNumber))
    setNum(ticket?.num ?? '')
    setCard(ticket ?? null)
  }
  useEffect(() => {
    if (guard !== null || first.current === '') return
    const code = first.current
    first.current = ''
    void start.current(code)
  }, [guard])

  return (
    <Screen title={t('site.ops.menu.verify')} state={guard ?? undefined}>
      <View className={s.page}>
        <View className={s.rows}>
          <View className={s.hint}>{t('ops.verifyHint')}</View>
          <TextField
            label={t('ops.num')}
            placeholder={t('ops.numHint')}
            value={num}
            maxLength={60}
            error={isMissing ? t('ops.numHint') : null}
            onChange={setNum}
            onConfirm={() => void look(num)}
          />
          <View className={s.buttons}>
            <Button wide kind="secondary" onTap={() => void scanOne()}>
              {t('ops.scan')}
            </Button>
            <Button wide kind={card ? 'ghost' : 'primary'} busy={looking.busy} onTap={() => void look(num)}>
              {t('ops.look')}
            </Button>
          </View>
        </View>
        {card ? <TicketResult card={card} busy={using.busy} onUse={() => void use()} onNext={next} /> : null}
      </View>
    </Screen>
  )
}
