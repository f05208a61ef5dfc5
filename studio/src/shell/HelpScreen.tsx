import { Button, Card, Typography } from 'antd'
import { useContext, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { helpKey } from '../app/help-texts'
import { Icon } from '../app/Icon'
import { ScreenHead } from '../app/ScreenHead'
import { useT } from '../i18n'
import { MenuContext } from './menu-context'
import { menuGroups } from './screen-row'
import { ShortcutsModal } from './ShortcutsModal'
import './help.css'

/** The use of every screen that the user may open, by the groups of the menu, and the keys. */
export function HelpScreen() {
  const t = useT()
  const entries = useContext(MenuContext)
  const { hash } = useLocation()
  const [showsShortcuts, setShowsShortcuts] = useState(false)
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView?.({ block: 'center' })
  }, [hash])
  return (
    <>
      <ScreenHead title={t('help.title')}>
        <Button icon={<Icon name="keyboard" />} onClick={() => setShowsShortcuts(true)}>
          {t('frame.shortcuts')}
        </Button>
      </ScreenHead>
      <Typography.Paragraph>{t('help.intro')}</Typography.Paragraph>
      <div className="help-groups">
        {menuGroups.map((group) => {
          const rows = entries.flatMap((entry) => {
            const key = helpKey(entry.section)
            return entry.group === group && key ? [{ ...entry, key }] : []
          })
          return (
            rows.length > 0 && (
              <Card key={group} title={t(`studio.menu.groups.${group}`)}>
                <dl className="help-list">
                  {rows.map(({ section, path, text, key }) => (
                    <div key={section} id={section} className={hash === `#${section}` ? 'help-current' : undefined}>
                      <dt>
                        <Link to={`/${path}`}>{t(text)}</Link>
                      </dt>
                      <dd>{t(key)}</dd>
                    </div>
                  ))}
                </dl>
              </Card>
            )
          )
        })}
      </div>
      {showsShortcuts && <ShortcutsModal onClose={() => setShowsShortcuts(false)} />}
    </>
  )
}
