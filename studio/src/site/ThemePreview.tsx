import { themeContrasts } from '@storefront/contract/domain/site/theme-contrast'
import type { Theme } from '@storefront/contract/entities/site/site'
import { Flex } from 'antd'
import { StateTag } from '../app/StateTag'
import { useT } from '../i18n'

/** A preview of a site's colours together, with the legibility of the text on them. */
export function ThemePreview({ theme }: { theme: Theme }) {
  const t = useT()
  return (
    <Flex gap={24} wrap align="center" style={{ marginBottom: 24 }}>
      <Flex
        vertical
        gap={12}
        style={{
          background: theme.background,
          border: '1px solid var(--line)',
          borderRadius: 12,
          padding: 20,
          minWidth: 240,
        }}
      >
        <span style={{ color: theme.primary, fontSize: 16, fontWeight: 600 }}>{t('siteSettings.sampleTitle')}</span>
        <span style={{ color: theme.accent, fontSize: 22, fontWeight: 600 }}>{t('siteSettings.samplePrice')}</span>
        <span
          style={{
            background: theme.primary,
            color: theme.primary_text,
            borderRadius: 20,
            padding: '8px 20px',
            textAlign: 'center',
          }}
        >
          {t('siteSettings.sampleButton')}
        </span>
      </Flex>
      <Flex vertical gap={8}>
        {themeContrasts(theme).map(({ front, back, contrast, least }) => (
          <span key={front}>
            <StateTag tone={contrast < least ? 'negative' : 'positive'}>{contrast.toFixed(1)}</StateTag>{' '}
            {t('siteSettings.contrast', {
              front: t(`siteSettings.names.${front}`),
              back: t(`siteSettings.names.${back}`),
              least,
            })}
          </span>
        ))}
      </Flex>
    </Flex>
  )
}
