import { App, Badge, Button, Flex, Popover, Switch, Tooltip } from 'antd'
import { Link, useNavigate } from 'react-router'
import { colours } from '../app/colours'
import { Icon } from '../app/Icon'
import { isFlag, useStored } from '../app/stored'
import { useSiteFormat } from '../app/useSiteFormat'
import { useT } from '../i18n'
import { DESKTOP, isDesktopPossible, playSound, requestDesktop, showDesktop, SOUND } from './alert-settings'
import { addressOf, linkedWaiting, waitingLinks } from './links'
import { type News, useNewOrders } from './useNews'

function AlertSettings() {
  const t = useT()
  const [hasSound, setSound] = useStored(SOUND, false, isFlag)
  const [isDesktop, setDesktop] = useStored(DESKTOP, false, isFlag)
  const { message } = App.useApp()
  const changeDesktop = async (isOn: boolean) => {
    const isPossible = !isOn || (await requestDesktop())
    if (!isPossible) void message.warning(t('overview.desktopBlocked'))
    setDesktop(isOn && isPossible)
  }
  return (
    <Flex vertical gap={8} className="news-settings">
      <Flex justify="space-between" gap={16}>
        <span id="alert-sound">{t('overview.sound')}</span>
        <Switch size="small" aria-labelledby="alert-sound" checked={hasSound} onChange={setSound} />
      </Flex>
      {isDesktopPossible() && (
        <Flex justify="space-between" gap={16}>
          <span id="alert-desktop">{t('overview.desktop')}</span>
          <Switch
            size="small"
            aria-labelledby="alert-desktop"
            checked={isDesktop}
            onChange={(isOn) => void changeDesktop(isOn)}
          />
        </Flex>
      )}
    </Flex>
  )
}

/** The bell of the header: what waits, and how new orders announce themselves. It announces them, too. */
export function NewsButton({ news }: { news: News | undefined }) {
  const t = useT()
  const navigate = useNavigate()
  const { notification } = App.useApp()
  const { money } = useSiteFormat()
  useNewOrders(news, (orders) => {
    for (const { id, number, total } of orders) {
      notification.info({
        key: `order-${id}`,
        title: t('overview.newOrder'),
        description: t('overview.orderOf', { number, amount: money(total) }),
        onClick: () => {
          notification.destroy(`order-${id}`)
          void navigate(`/orders/${id}`)
        },
      })
    }
    playSound()
    showDesktop(t('overview.newOrder'), orders.map(({ number }) => number).join(' '))
  })
  const waiting = linkedWaiting(news?.waiting ?? []).filter(({ count }) => count > 0)
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={
        <div className="news">
          {waiting.length === 0 && <p>{t('overview.nothingWaits')}</p>}
          <ul>
            {waiting.map(({ kind, count }) => (
              <li key={kind}>
                <Link to={addressOf(waitingLinks[kind])}>
                  <span>{t(`overview.waiting.${kind}`)}</span>
                  <b>{count}</b>
                </Link>
              </li>
            ))}
          </ul>
          <AlertSettings />
        </div>
      }
    >
      <Tooltip title={t('overview.news')}>
        <Button
          type="text"
          aria-label={t('overview.news')}
          icon={
            <Badge dot={waiting.length > 0} color={colours.danger}>
              <Icon name="bell" />
            </Badge>
          }
        />
      </Tooltip>
    </Popover>
  )
}
