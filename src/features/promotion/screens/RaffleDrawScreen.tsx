import { beaconChains } from '@storefront/contract/domain/promotion/beacon'
import { type CheckResult, drawChecks } from '@storefront/contract/domain/promotion/draw'
import type { RaffleDraw } from '@storefront/contract/entities/promotion/raffle'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import { checkDraw, type DrawChecks } from '@/features/promotion/check-draw'
import s from '@/features/promotion/components/Raffle.module.scss'
import { useT } from '@/i18n'
import { documents } from '@/platform/documents'
import { env } from '@/platform/env'
import { useRoute } from '@/router'
import { drawAddress, raffleApi, raffleKeys } from '@/services/api/raffle'
import { copyText } from '@/shared/device/copyText'
import { useScreenState } from '@/shared/screen/useScreenState'
import { Button } from '@/ui/controls/Button'
import { Tag } from '@/ui/display/Tag'
import { Progress } from '@/ui/feedback/Progress'
import { Screen } from '@/ui/layout/Screen'

/** Winners that are listed here; the wall has all. */
const WINNERS_SHOWN = 50

/** raffle.draw: recomputes a draw on this device from its public file, and hands the file out. */
export function RaffleDrawScreen() {
  const t = useT()
  const { params } = useRoute()
  const id = params.id ?? ''
  const query = useQuery({
    queryKey: raffleKeys.draw(id),
    queryFn: ({ signal }) => raffleApi.draw(id, { signal }),
    staleTime: 0,
  })
  const state = useScreenState(query)
  const draw = query.data
  if (!draw) return <Screen title={t('raffle.check')} state={state} />
  const download = async () => {
    const isOpen = (await documents.open(drawAddress(id), `raffle-${id}.json`)).ok
    if (!isOpen) await copyText(drawAddress(id))
  }
  return (
    <Screen title={t('raffle.check')}>
      <View className={s.page}>
        <View className={s.card}>
          <View className={s.heading} role="heading" aria-level={2}>
            {draw.title}
          </View>
          <View className={s.text}>{t('raffle.checkHint')}</View>
        </View>
        <Checks key={draw.drawn ?? ''} draw={draw} />
        <View className={s.card}>
          <View className={s.title} role="heading" aria-level={2}>
            {t('raffle.file')}
          </View>
          <View className={s.quiet}>
            {beaconChains[draw.beacon.chain]?.isDemo
              ? t('raffle.beaconDemo')
              : t('raffle.beaconUrl', { url: draw.beacon.url })}
          </View>
          <View className={s.actions}>
            <Button size="s" kind="secondary" onTap={() => void copyText(drawAddress(id))}>
              {t('raffle.copyAddress')}
            </Button>
            {env.isMini ? null : (
              <Button size="s" kind="secondary" onTap={() => void download()}>
                {t('raffle.download')}
              </Button>
            )}
          </View>
        </View>
        <Winners draw={draw} />
      </View>
    </Screen>
  )
}

/** The tone and text of each check's result. */
const results = {
  true: { tone: 'primary', text: 'raffle.pass' },
  false: { tone: 'accent', text: 'raffle.fail' },
  null: { tone: 'quiet', text: 'raffle.waiting' },
  unsupported: { tone: 'quiet', text: 'raffle.unsupported' },
} as const

function CheckTag({ result }: { readonly result: CheckResult }) {
  const t = useT()
  const { tone, text } = results[`${result}`]
  return <Tag tone={tone}>{t(text)}</Tag>
}

function Checks({ draw }: { readonly draw: RaffleDraw }) {
  const t = useT()
  const [progress, setProgress] = useState<readonly [number, number] | null>(null)
  const [checks, setChecks] = useState<DrawChecks | null>(null)
  const task = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    task.current = controller
    return () => controller.abort()
  }, [])
  const run = async () => {
    setProgress([0, draw.tickets?.length ?? 0])
    setChecks(null)
    const reply = await checkDraw(draw, (count, total) => setProgress([count, total]), task.current.signal)
    if (!reply) return
    setProgress(null)
    setChecks(reply)
  }
  return (
    <View className={`${s.card} ${s.join}`}>
      <View role="list" aria-live="polite">
        {drawChecks.map((check) => (
          <View key={check} className={s.row} role="listitem">
            <View className={s.why}>{t(`raffle.checks.${check}`)}</View>
            {checks ? <CheckTag result={checks[check]} /> : null}
          </View>
        ))}
      </View>
      {checks?.beacon === 'unsupported' ? <View className={s.quiet}>{t('raffle.unsupportedHint')}</View> : null}
      {progress ? (
        <View role="status">
          <View className={s.quiet}>{t('raffle.checking', { n: progress[0], total: progress[1] })}</View>
          <Progress share={progress[1] > 0 ? progress[0] / progress[1] : 0} label={t('raffle.checkProgress')} />
        </View>
      ) : null}
      <Button wide busy={progress !== null} onTap={() => void run()}>
        {t('raffle.checkRun')}
      </Button>
    </View>
  )
}

function Winners({ draw: { winners, prizes } }: { readonly draw: RaffleDraw }) {
  const t = useT()
  if (winners.length === 0) return null
  return (
    <View className={s.card}>
      <View className={s.title} role="heading" aria-level={2}>
        {t('raffle.winners')}
      </View>
      <View role="list">
        {winners.slice(0, WINNERS_SHOWN).map(({ rank, number, prize, name, is_forfeited }) => (
          <View key={rank} className={s.row} role="listitem">
            <View className={s.why}>
              {prizes.find(({ id }) => id === prize)?.name ?? ''}
              <View className={s.quiet}>
                {[t('raffle.ticketNo', { number }), is_forfeited ? t('raffle.forfeited') : '']
                  .filter(Boolean)
                  .join(' · ')}
              </View>
            </View>
            <View className={s.end}>
              {name}
              <View className={s.quiet}>{t('raffle.place', { rank })}</View>
            </View>
          </View>
        ))}
      </View>
    </View>
  )
}
