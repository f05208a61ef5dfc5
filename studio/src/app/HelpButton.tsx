import { Button, Popover } from 'antd'
import { Link } from 'react-router'
import { useT } from '../i18n'
import { helpKey } from './help-texts'
import { Icon } from './Icon'

/** The help of a screen: its use in some sentences, with a link to the page of all of them. */
export function HelpButton({ section }: { section: string }) {
  const t = useT()
  const key = helpKey(section)
  if (!key) return null
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      content={
        <div className="screen-help">
          <p>{t(key)}</p>
          <Link to={`/help#${section}`}>{t('help.more')}</Link>
        </div>
      }
    >
      <Button type="text" aria-label={t('help.screen')} icon={<Icon name="help" />} />
    </Popover>
  )
}
