import type { EventDetail } from '@storefront/contract/entities/events/event'
import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { saleMomentText } from '@/features/events/ticket-note'
import { useEventZone } from '@/features/events/useEventZone'
import { useT } from '@/i18n'
import { useHasCalendar } from '@/platform/calendar/use-has-calendar'
import { location } from '@/platform/location'
import { Dial } from '@/shared/device/Dial'
import { showDeviceError } from '@/shared/device/showDeviceError'
import { eventTimeText } from '@/shared/item-card/event-plan'
import { Button } from '@/ui/controls/Button'
import { Icon, type IconName } from '@/ui/display/Icon'
import { AddToCalendar } from './AddToCalendar'
import s from './EventFacts.module.scss'

/** Facts of an event: time, start of the sale while it is to come, place, occupancy, organizer and contact; with the calendar and the vendor's map. */
export function EventFacts({ event, saleFrom }: { readonly event: EventDetail; readonly saleFrom: string }) {
  const t = useT()
  const zone = useEventZone(event)
  const hasCalendar = useHasCalendar()
  const { name, venue, address, latitude, longitude, seats_expected, seats_available, organizer, contact } = event
  const hasMap = latitude !== null && longitude !== null
  const openMap = async () => {
    if (!hasMap) return
    const result = await location.open({ latitude, longitude, name: venue || name, address })
    if (!result.ok) await showDeviceError(result.reason)
  }
  return (
    <>
      <Fact
        icon="calendar"
        label={t('pages.event.time')}
        text={eventTimeText(t, event)}
        note={zone ? t('event.zone', { zone }) : ''}
      />
      <Fact
        icon="time"
        label={t('event.saleTime')}
        text={saleFrom && saleMomentText(t, saleFrom, event.time_zone?.offsets)}
      />
      <Fact icon="place" label={t('pages.event.place')} text={[venue, address].filter(Boolean).join(' · ')} />
      {hasMap || hasCalendar ? (
        <View className={s.tools}>
          <AddToCalendar event={event} size="s" />
          {hasMap ? (
            <Button kind="secondary" size="s" onTap={() => void openMap()}>
              {t('event.map')}
            </Button>
          ) : null}
        </View>
      ) : null}
      {seats_expected === null ? null : (
        <Fact
          icon="user"
          label={t('event.seats')}
          text={t(seats_available === 0 ? 'event.seatsNone' : 'event.seatsLeft', {
            all: seats_expected,
            left: seats_available ?? seats_expected,
          })}
        />
      )}
      <Fact icon="home" label={t('event.organizer')} text={organizer} />
      <Fact icon="service" label={t('event.contact')} text={[contact.name, contact.phone].filter(Boolean).join('  ')}>
        <Dial name={contact.name || t('event.contact')} number={contact.phone} />
      </Fact>
    </>
  )
}

interface FactProps {
  readonly icon: IconName
  readonly label: string
  /** Without it there is no row. */
  readonly text: string
  readonly note?: string
  readonly children?: ReactNode
}

function Fact({ icon, label, text, note, children }: FactProps) {
  if (text === '') return null
  return (
    <View className={s.fact}>
      <View className={s.disc}>
        <Icon name={icon} size={18} />
      </View>
      <View className={s.words}>
        <View className={s.label}>{label}</View>
        <View className={s.text}>{text}</View>
        {note ? (
          <View className={s.label} role="note">
            {note}
          </View>
        ) : null}
      </View>
      {children}
    </View>
  )
}
