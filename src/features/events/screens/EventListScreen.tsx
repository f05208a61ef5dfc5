import { Text, View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { EventCalendar } from '@/features/events/components/EventCalendar'
import s from '@/features/events/components/EventTools.module.scss'
import { eventList } from '@/features/events/eventList'
import { useNearby } from '@/features/events/useNearby'
import { type TextKey, useT } from '@/i18n'
import { cx } from '@/lib/text'
import { Pressable } from '@/platform/elements/pressable'
import { ListScreen } from '@/shared/list/ListScreen'
import { Icon, type IconName } from '@/ui/display/Icon'

/** Events, the next ones first; by the day of a calendar, and near the visitor. */
export function EventListScreen() {
  const t = useT()
  const [isCalendarOpen, setCalendarOpen] = useState(false)
  const { place, busy, toggle, can } = useNearby()
  const fixedQuery = useMemo(() => (place ? { ...place, ordering: 'distance' } : undefined), [place])
  return (
    <ListScreen
      spec={eventList}
      fixedQuery={fixedQuery}
      title={t('pages.event.title')}
      before={
        <>
          <View className={s.tools}>
            <Tool
              icon="calendar"
              text="event.byDay"
              expanded={isCalendarOpen}
              onTap={() => setCalendarOpen(!isCalendarOpen)}
            />
            {can ? (
              <Tool
                icon="place"
                text={busy ? 'event.locating' : 'event.nearby'}
                checked={place !== null}
                onTap={() => void toggle()}
              />
            ) : null}
          </View>
          {isCalendarOpen ? <EventCalendar /> : null}
        </>
      }
    />
  )
}

interface ToolProps {
  readonly icon: IconName
  readonly text: TextKey
  readonly checked?: boolean
  readonly expanded?: boolean
  readonly onTap: () => void
}

function Tool({ icon, text, checked, expanded, onTap }: ToolProps) {
  return (
    <Pressable
      className={cx(s.tool, (checked || expanded) && s.on)}
      checked={checked}
      expanded={expanded}
      onTap={onTap}
    >
      <Icon name={icon} size={16} />
      <Text>{useT()(text)}</Text>
    </Pressable>
  )
}
