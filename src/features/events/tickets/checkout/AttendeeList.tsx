import { formSchemaOf } from '@storefront/contract/domain/forms/form-schema'
import type { AttendeeInput } from '@storefront/contract/entities/events/ticket'
import { Text, View } from '@tarojs/components'
import { useRef, useState } from 'react'
import { useContactSaver } from '@/features/account/useContactSaver'
import { parseField } from '@/forms/registry'
import { createFormStore } from '@/forms/store/form-store'
import { useT } from '@/i18n'
import { today } from '@/lib/time'
import { Pressable } from '@/platform/elements/pressable'
import { Icon } from '@/ui/display/Icon'
import { siteCountry } from '@/ui/country'
import {
  AttendeeFields,
  type CheckAttendee,
  type EventForm,
  hasWrongMobile,
  personOf,
  withNames,
} from './AttendeeFields'
import { type AttendeePlace, type AttendeesByPlace, attendeeDraft } from './attendees'
import s from './Tickets.module.scss'

/**
 * Returns the attendees of an order: one open at a time, so that twenty tickets with a long form stay within what a
 * mini-program draws. `check` gives what is sent, or opens the first one that lacks something.
 */
export function useAttendees(event: string, form: EventForm, places: readonly AttendeePlace[]) {
  const [attendees, setAttendees] = useState<AttendeesByPlace>(() => attendeeDraft(event).read())
  const [openPlace, setOpenPlace] = useState<string | null>(() => (form ? null : ''))
  const [wrongPlace, setWrongPlace] = useState<string | null>(null)
  const checkOpen = useRef<CheckAttendee | null>(null)
  const saver = useContactSaver()
  const change = (place: string, value: AttendeeInput) =>
    setAttendees((was) => {
      const next = { ...was, [place]: value }
      attendeeDraft(event).write(next)
      return next
    })
  const open = (place: string | null) => {
    setWrongPlace(null)
    setOpenPlace(place)
  }
  /** Returns the entered attendees if all are valid; else null. */
  const check = (): AttendeesByPlace | null => {
    const checked: Record<string, AttendeeInput> = {}
    const schema = form ? formSchemaOf(form.json_schema, form.ui_schema) : null
    const shownPlace = openPlace ?? places[0]?.place
    for (const { place } of places) {
      const value = attendees[place] ?? {}
      if (place === shownPlace && checkOpen.current) {
        const ofOpen = checkOpen.current()
        if (!ofOpen) return null
        checked[place] = ofOpen
        continue
      }
      const answers = schema
        ? createFormStore(schema, value.answers ?? {}, parseField).check(() => '', {
            today: today(),
            country: siteCountry(),
          })
        : undefined
      if (answers === null || (!form && hasWrongMobile(value))) {
        setOpenPlace(place)
        setWrongPlace(place)
        return null
      }
      checked[place] = answers ? withNames({ ...value, answers: { ...answers } }) : value
    }
    return checked
  }
  return {
    attendees,
    change,
    places,
    openPlace: openPlace ?? places[0]?.place ?? '',
    wrongPlace,
    open,
    check,
    checkOpen,
    saver,
    form,
    /** Ends the entry after the order: clears the draft, and keeps the people who were ticked as contacts. */
    finish: (people: AttendeesByPlace) => {
      attendeeDraft(event).clear()
      saver.save(Object.fromEntries(Object.entries(people).map(([place, one]) => [place, personOf(form, one)])))
    },
  }
}

export type AttendeesControl = ReturnType<typeof useAttendees>

/** Attendees of the tickets, each behind its row. */
export function AttendeeList({ control }: { readonly control: AttendeesControl }) {
  const t = useT()
  const { places, attendees, form, openPlace, wrongPlace, open, change, checkOpen, saver } = control
  return (
    <View className={s.card}>
      <View className={s.title} role="heading" aria-level={2}>
        {t('event.attendees')}
      </View>
      <View className={s.hint}>{t(form ? 'event.attendeesForm' : 'event.attendeesHint')}</View>
      {places.map(({ place, name }, at) => {
        const isOpen = place === openPlace
        return (
          <View key={place} className={s.person}>
            <Pressable className={s.personHead} expanded={isOpen} onTap={() => open(isOpen ? '' : place)}>
              <Text className={s.personName}>{t('event.attendeeOf', { n: at + 1, name })}</Text>
              <Text className={s.quiet}>{withNames(attendees[place] ?? {}).name ?? ''}</Text>
              <Icon name={isOpen ? 'minus' : 'plus'} size={16} />
            </Pressable>
            {isOpen ? (
              <AttendeeFields
                form={form}
                value={attendees[place] ?? {}}
                isChecked={place === wrongPlace}
                checkRef={checkOpen}
                saver={saver}
                place={place}
                onChange={(value) => change(place, value)}
              />
            ) : null}
          </View>
        )
      })}
    </View>
  )
}
