import { ConfigProvider, type ThemeConfig } from 'antd'
import type { PropsWithChildren } from 'react'
import { usePartTexts, useT } from '../i18n'
import { Icon, type IconName } from './Icon'
import './form.css'

interface NamedIconProps {
  readonly name: IconName
  readonly text: string
}

/** An icon that is all of a button of the library, with the button's name. */
const NamedIcon = ({ name, text }: NamedIconProps) => (
  <span role="img" aria-label={text}>
    <Icon name={name} />
  </span>
)

/**
 * Configures the component library: theme, texts of the language, and names for buttons that the library would name in
 * English.
 */
export function Library({ theme, children }: PropsWithChildren<{ theme: ThemeConfig }>) {
  const t = useT()
  return (
    <ConfigProvider
      button={{ autoInsertSpace: false }}
      theme={theme}
      locale={usePartTexts()}
      inputSearch={{ searchIcon: <NamedIcon name="search" text={t('studio.search')} /> }}
      tabs={{ more: { icon: <NamedIcon name="more" text={t('studio.more')} /> } }}
    >
      {children}
    </ConfigProvider>
  )
}
