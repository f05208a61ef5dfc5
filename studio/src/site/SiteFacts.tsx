import type { StudioSite } from '@storefront/contract/entities/studio/site'
import { Flex, Form, Typography } from 'antd'
import { Link } from 'react-router'
import { StateTag } from '../app/StateTag'
import { useT } from '../i18n'

/** The pages of the agreement and of privacy, which are edited like any other page. */
export function LegalPages({ site }: { site: StudioSite }) {
  const t = useT()
  return (
    <Form.Item label={t('siteSettings.legal')} extra={t('siteSettings.legalHint')}>
      <Flex gap={24}>
        {site.legal.map(({ slug, page }) =>
          page === null ? (
            <span key={slug}>
              {t(`siteSettings.legalPages.${slug}`)}{' '}
              <StateTag tone="negative">{t('siteSettings.legalMissing')}</StateTag>
            </span>
          ) : (
            <Link key={slug} to={`/pages/${page}`}>
              {t(`siteSettings.legalPages.${slug}`)}
            </Link>
          ),
        )}
      </Flex>
    </Form.Item>
  )
}

/** Hosts of the site, which have a screen of their own. */
export function Domains({ domains }: { domains: readonly string[] }) {
  const t = useT()
  return (
    <Form.Item label={t('siteSettings.domains')} extra={<Link to="/domains">{t('siteSettings.domainsHint')}</Link>}>
      {domains.length > 0 ? (
        domains.join(', ')
      ) : (
        <Typography.Text type="secondary">{t('siteSettings.noDomains')}</Typography.Text>
      )}
    </Form.Item>
  )
}
