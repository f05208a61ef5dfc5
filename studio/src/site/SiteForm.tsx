import { weakContrast } from '@storefront/contract/domain/site/theme-contrast'
import { settingGroups, type SettingName, settingNames, settingRows, type SiteSettings } from '@storefront/contract/domain/site/settings'
import type { StudioSite } from '@storefront/contract/entities/studio/site'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button, Card, Form, Tabs } from 'antd'
import { useState } from 'react'
import { ScreenHead } from '../app/ScreenHead'
import { call } from '../calls/call'
import { CallError } from '../calls/error'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import { Domains, LegalPages } from './SiteFacts'
import { SettingInput } from './SettingInput'
import { ThemePreview } from './ThemePreview'
import './site.css'

type Group = (typeof settingGroups)[number]

/** Settings whose names do not say enough. */
const hinted = [
  'description',
  'home_url',
  'icp_content',
  'sms_sign',
  'promises',
  'hot_words',
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
const hasHint = (name: SettingName): name is (typeof hinted)[number] => (hinted as readonly SettingName[]).includes(name)

/** A switch stands beside its name, all of them in one line. */
const switchLayout = { layout: 'horizontal', colon: false, labelAlign: 'left', labelCol: { flex: '260px' } } as const

/** What the server says of fields, by their names in the form. */
const fieldErrors = (error: unknown) =>
  error instanceof CallError ? Object.entries(error.fields).map(([path, text]) => ({ name: path.split('.')[1] as keyof SiteSettings, errors: [text] })) : []

/** The settings of the site, a tab a group, saved together. @param onReload reads what somebody else saved */
export function SiteForm({ site, onReload }: { site: StudioSite; onReload: () => Promise<StudioSite | undefined> }) {
  const t = useT()
  const client = useQueryClient()
  const { message } = App.useApp()
  const [form] = Form.useForm<SiteSettings>()
  const [group, setGroup] = useState<Group>('general')
  const settings = (Form.useWatch([], form) as SiteSettings | undefined) ?? site.settings
  const save = useMutation({
    mutationFn: (body: { version: number; settings: SiteSettings }) => submitOnce('site', body, (key) => call('PUT /studio/site/', { body, key })),
    onSuccess: (present) => {
      void message.success(t('siteSettings.saved'))
      client.setQueryData(['site'], present)
      form.setFieldsValue(present.settings)
      void client.invalidateQueries({ queryKey: ['me'] })
    },
    onError: (error) => {
      const wrong = fieldErrors(error)
      form.setFields(wrong)
      const first = wrong[0] && settingRows[wrong[0].name]
      if (first) setGroup(first.group)
    },
  })
  const reload = async () => {
    const present = await onReload()
    if (!present) return
    form.setFieldsValue(present.settings)
    save.reset()
  }
  const isConflict = save.error instanceof CallError && save.error.is('editConflict')
  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={site.settings}
      onFinish={() => save.isPending || save.mutate({ version: site.version, settings: { ...site.settings, ...form.getFieldsValue(true) } })}
      onFinishFailed={({ errorFields }) => {
        const name = errorFields[0]?.name[0] as keyof SiteSettings | undefined
        if (name) setGroup(settingRows[name].group)
      }}
    >
      <ScreenHead title={t('siteSettings.title')}>
        <Button type="primary" htmlType="submit" loading={save.isPending} disabled={weakContrast(settings) !== null}>
          {t('siteSettings.save')}
        </Button>
      </ScreenHead>
      {save.isError && (
        <Alert
          type="error"
          role="alert"
          title={save.error.message}
          action={isConflict && <Button onClick={() => void reload()}>{t('siteSettings.reload')}</Button>}
          style={{ marginBottom: 16 }}
        />
      )}
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
                        label={t(`siteSettings.names.${name}`)}
                        extra={
                          name === 'currency' && !site.can_change_currency
                            ? t('siteSettings.currencyFixed')
                            : hasHint(name)
                              ? t(`siteSettings.hints.${name}`)
                              : undefined
                        }
                        rules={name === 'name' ? [{ required: true, whitespace: true, message: t('siteSettings.nameRequired') }] : []}
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
    </Form>
  )
}
