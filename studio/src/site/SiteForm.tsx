import { weakContrast } from '@storefront/contract/domain/site/theme-contrast'
import {
  settingGroups,
  type SettingName,
  settingNames,
  settingRows,
  type SiteSettings,
} from '@storefront/contract/domain/site/settings'
import type { StudioSite } from '@storefront/contract/entities/studio/site'
import { useQueryClient } from '@tanstack/react-query'
import { App, Card, Form, Tabs } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { ScreenHead } from '../app/ScreenHead'
import { CallError } from '../calls/error'
import { mergeFields } from '../editing/merge'
import { SaveAlert } from '../editing/SaveAlert'
import { SaveBar } from '../editing/SaveBar'
import { useLocalDraft } from '../editing/useLocalDraft'
import { useSave } from '../editing/useSave'
import { useT } from '../i18n'
import { Domains, LegalPages } from './SiteFacts'
import { SettingInput } from './SettingInput'
import { settingText, siteEditor, siteQuery } from './site-editor'
import { ThemePreview } from './ThemePreview'
import './site.css'

const ConflictModal = lazy(async () => ({
  default: (await import('../editing/ConflictModal')).ConflictModal<StudioSite, SiteSettings>,
}))
const LocalDraftModal = lazy(async () => ({
  default: (await import('../editing/LocalDraftModal')).LocalDraftModal<SiteSettings>,
}))

type Group = (typeof settingGroups)[number]

/** Settings whose names do not say enough. */
const hinted = [
  'description',
  'home_url',
  'icp_content',
  'sms_sign',
  'promises',
  'invoices',
  'hot_words',
  'hidden_words',
  'login_required',
  'mobile_bind_required',
  'node_required',
  'captcha_required',
  'follow_prompt',
  'can_skip',
  'review_version',
  'app_review_version',
  'web_view_hosts',
  'preview_origins',
  'form_origins',
] as const
const hasHint = (name: SettingName): name is (typeof hinted)[number] =>
  (hinted as readonly SettingName[]).includes(name)

/** A switch stands beside its name, all of them in one line. */
const switchLayout = { layout: 'horizontal', colon: false, labelAlign: 'left', labelCol: { flex: '260px' } } as const

/** Returns the server's errors by the names of the form's fields. */
const fieldErrors = (error: unknown) =>
  error instanceof CallError
    ? Object.entries(error.fields).map(([path, text]) => ({
        name: path.split('.')[1] as keyof SiteSettings,
        errors: [text],
      }))
    : []

/** The settings of the site, a tab a group, saved together. */
export function SiteForm({ site }: { site: StudioSite }) {
  const t = useT()
  const client = useQueryClient()
  const { message } = App.useApp()
  const [form] = Form.useForm<SiteSettings>()
  const [group, setGroup] = useState<Group>('general')
  const settings = (Form.useWatch([], form) as SiteSettings | undefined) ?? site.settings
  const readSettings = (): SiteSettings => ({ ...site.settings, ...form.getFieldsValue(true) })
  const local = useLocalDraft<SiteSettings>({
    ...{ form: 'site', base: site.settings, initial: site.settings, merge: mergeFields, read: readSettings },
    show: (draft) => form.setFieldsValue(draft),
  })
  const { save, conflict, settleConflict } = useSave(site, siteEditor, (present) => {
    void message.success(t('siteSettings.saved'))
    local.noteSaved(present.settings)
    client.setQueryData(siteQuery.queryKey, present)
    form.setFieldsValue(present.settings)
    void client.invalidateQueries({ queryKey: ['me'] })
  })
  const showRefusal = (error: Error) => {
    const wrong = fieldErrors(error)
    form.setFields(wrong)
    const first = wrong[0] && settingRows[wrong[0].name]
    if (first) setGroup(first.group)
  }
  const labelOf = (name: SettingName) => t(`siteSettings.names.${name}`)
  const textOf = (draft: SiteSettings, name: SettingName) => settingText(t, draft[name])
  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={site.settings}
      onValuesChange={local.noteEdit}
      onFinish={() => save.isPending || save.mutate(readSettings(), { onError: showRefusal })}
      onFinishFailed={({ errorFields }) => {
        const name = errorFields[0]?.name[0] as keyof SiteSettings | undefined
        if (name) setGroup(settingRows[name].group)
      }}
    >
      <ScreenHead title={t('siteSettings.title')} />
      <SaveAlert error={save.error} onSaveAsNew={null} />
      <Suspense>
        {local.offer && <LocalDraftModal local={local} labelOf={labelOf} textOf={textOf} />}
        {conflict && <ConflictModal conflict={conflict} labelOf={labelOf} textOf={textOf} onSettle={settleConflict} />}
      </Suspense>
      <Card>
        <Tabs
          activeKey={group}
          onChange={(key) => setGroup(key as Group)}
          items={settingGroups.map((key) => ({
            key,
            label: t(`siteSettings.groups.${key}`),
            forceRender: true,
            children: (
              <div style={{ maxWidth: 720 }}>
                {key === 'theme' && <ThemePreview theme={settings} />}
                <div className={key === 'theme' ? 'site-colours' : undefined}>
                  {settingNames
                    .filter((name) => settingRows[name].group === key)
                    .map((name) => (
                      <Form.Item
                        key={name}
                        name={name}
                        label={labelOf(name)}
                        extra={
                          name === 'currency' && !site.can_change_currency
                            ? t('siteSettings.currencyFixed')
                            : hasHint(name)
                              ? t(`siteSettings.hints.${name}`)
                              : undefined
                        }
                        rules={
                          name === 'name'
                            ? [{ required: true, whitespace: true, message: t('siteSettings.nameRequired') }]
                            : []
                        }
                        {...(settingRows[name].input === 'switch' && switchLayout)}
                      >
                        <SettingInput name={name} site={site} />
                      </Form.Item>
                    ))}
                </div>
                {key === 'general' && <LegalPages site={site} />}
                {key === 'origins' && <Domains domains={site.domains} />}
              </div>
            ),
          }))}
        />
      </Card>
      <SaveBar
        isUnsaved={local.isUnsaved}
        isBusy={save.isPending}
        text={t('siteSettings.save')}
        isDisabled={weakContrast(settings) !== null}
      />
    </Form>
  )
}
