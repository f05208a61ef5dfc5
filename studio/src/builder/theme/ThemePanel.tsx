import type { SiteSettings } from '@storefront/contract/domain/site/settings'
import { weakContrast } from '@storefront/contract/domain/site/theme-contrast'
import type { StudioSite } from '@storefront/contract/entities/studio/site'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { App, Button, Drawer, Flex, Form, Typography } from 'antd'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Failed, Loading } from '../../app/StateView'
import { SaveAlert } from '../../editing/SaveAlert'
import { useSave } from '../../editing/useSave'
import { useT } from '../../i18n'
import { SettingInput } from '../../site/SettingInput'
import { colourNames, settingText, siteEditor, siteQuery } from '../../site/site-editor'
import { ThemePreview } from '../../site/ThemePreview'
import '../../site/site.css'

const ConflictModal = lazy(async () => ({
  default: (await import('../../editing/ConflictModal')).ConflictModal<StudioSite, SiteSettings>,
}))

/** Colours by their names, as the page in the frame takes them. */
export type Colours = Readonly<Record<string, string>>
const coloursOf = (settings: SiteSettings): Colours =>
  Object.fromEntries(colourNames.map((name) => [name, settings[name]]))

interface ThemeFormProps {
  readonly site: StudioSite
  readonly onColours: (colours: Colours) => void
}

/** The site's colours: what is tried stands in the frame at once, and in the shop when it is saved. */
function ThemeForm({ site, onColours }: ThemeFormProps) {
  const t = useT()
  const client = useQueryClient()
  const { message } = App.useApp()
  const [colours, setColours] = useState(() => coloursOf(site.settings))
  const settings: SiteSettings = { ...site.settings, ...colours }
  const siteColours = coloursOf(site.settings)
  const isChanged = colourNames.some((name) => colours[name] !== siteColours[name])
  const { save, conflict, settleConflict } = useSave(site, siteEditor, (reply) => {
    void message.success(t('siteSettings.saved'))
    client.setQueryData(siteQuery.queryKey, reply)
    setColours(coloursOf(reply.settings))
    void client.invalidateQueries({ queryKey: ['me'] })
  })
  useEffect(() => onColours(colours), [onColours, colours])
  const siteColoursRef = useRef(siteColours)
  siteColoursRef.current = siteColours
  // What was tried and not saved ends with the panel; the frame may know older colours than the site has by now.
  useEffect(() => () => onColours(siteColoursRef.current), [onColours])
  return (
    <Form layout="vertical" onFinish={() => save.isPending || save.mutate(settings)}>
      <SaveAlert error={save.error} onSaveAsNew={null} />
      <Typography.Paragraph type="secondary">{t('builder.theme.hint')}</Typography.Paragraph>
      <div className="site-colours">
        {colourNames.map((name) => (
          <Form.Item key={name} label={t(`siteSettings.names.${name}`)}>
            <SettingInput
              name={name}
              site={site}
              value={colours[name]}
              onChange={(value) => setColours((before) => ({ ...before, [name]: String(value) }))}
            />
          </Form.Item>
        ))}
      </div>
      <ThemePreview theme={settings} />
      <Flex gap={8}>
        <Button
          type="primary"
          htmlType="submit"
          loading={save.isPending}
          disabled={!isChanged || weakContrast(settings) !== null}
        >
          {t('builder.theme.save')}
        </Button>
        <Button disabled={!isChanged} onClick={() => setColours(siteColours)}>
          {t('builder.theme.discard')}
        </Button>
      </Flex>
      <Suspense>
        {conflict && (
          <ConflictModal
            conflict={conflict}
            labelOf={(name) => t(`siteSettings.names.${name}`)}
            textOf={(draft, name) => settingText(t, draft[name])}
            onSettle={settleConflict}
          />
        )}
      </Suspense>
    </Form>
  )
}

/** Tries the site's colours on the page that is built. It stands over the outline, so that the page stays in sight. */
export function ThemePanel({
  onColours,
  onClose,
}: Pick<ThemeFormProps, 'onColours'> & { readonly onClose: () => void }) {
  const t = useT()
  const site = useQuery(siteQuery)
  return (
    <Drawer open mask={false} placement="left" size={340} title={t('builder.theme.title')} onClose={onClose}>
      {site.isPending && <Loading />}
      {site.isError && <Failed error={site.error} onRetry={() => void site.refetch()} />}
      {site.data && <ThemeForm site={site.data} onColours={onColours} />}
    </Drawer>
  )
}
