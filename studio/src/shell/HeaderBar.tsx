import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App, Button, Flex, Tooltip } from 'antd'
import { useNavigate } from 'react-router'
import { Icon } from '../app/Icon'
import { isApple } from '../app/shortcuts'
import { call } from '../calls/call'
import { useT } from '../i18n'
import { NewsButton } from '../overview/NewsButton'
import type { News } from '../overview/useNews'
import { forgetSession, type Me } from '../session/useMe'
import { LanguageSelect } from './LanguageSelect'

function LogoutButton() {
  const t = useT()
  const client = useQueryClient()
  const { message } = App.useApp()
  const logOut = useMutation({
    mutationFn: () => call('POST /studio/logout/'),
    onSuccess: () => forgetSession(client),
    onError: (error) => message.error(error.message),
  })
  return (
    <Button onClick={() => logOut.mutate()} loading={logOut.isPending}>
      {t('studio.logout')}
    </Button>
  )
}

interface HeaderBarProps {
  readonly me: Me
  readonly news: News | undefined
  readonly isMenuOpen: boolean
  readonly onToggleMenu: () => void
  readonly onSearch: () => void
  readonly onShowShortcuts: () => void
}

/** The bar above every screen: the menu's switch, the shop, help, language and logout. */
export function HeaderBar({ me, news, isMenuOpen, onToggleMenu, onSearch, onShowShortcuts }: HeaderBarProps) {
  const t = useT()
  const navigate = useNavigate()
  return (
    <Flex align="center" gap={8} className="header-bar">
      <Button
        type="text"
        icon={<Icon name="menu" />}
        aria-label={t('studio.navigation')}
        aria-expanded={isMenuOpen}
        aria-controls={isMenuOpen ? 'menu' : undefined}
        onClick={onToggleMenu}
      />
      <Button className="header-bar-search" icon={<Icon name="search" />} onClick={onSearch}>
        <span className="header-bar-hint">{t('search.hint')}</span>
        <kbd>{isApple() ? '⌘' : 'Ctrl'} K</kbd>
      </Button>
      <span className="header-bar-space" />
      <Button type="text" href={me.site.mobile_url} target="_blank" rel="noreferrer">
        {t('studio.visit')}
      </Button>
      <NewsButton news={news} />
      <Tooltip title={t('frame.shortcuts')}>
        <Button
          type="text"
          icon={<Icon name="keyboard" />}
          aria-label={t('frame.shortcuts')}
          onClick={onShowShortcuts}
        />
      </Tooltip>
      <Tooltip title={t('help.title')}>
        <Button
          type="text"
          icon={<Icon name="help" />}
          aria-label={t('help.title')}
          onClick={() => navigate('/help')}
        />
      </Tooltip>
      <LanguageSelect />
      <span className="header-bar-user">{me.user.name}</span>
      <LogoutButton />
    </Flex>
  )
}
