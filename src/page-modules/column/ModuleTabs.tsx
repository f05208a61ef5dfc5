import { Tabs } from '@/ui/navigation/Tabs'

interface ModuleTabsProps {
  readonly titles: readonly string[]
  readonly tab: number
  readonly onChange: (tab: number) => void
  /** The name of the module that the tabs belong to. */
  readonly label: string
}

/** The groups of a list module (spec 2: tabs when there is more than one data group). */
export function ModuleTabs({ titles, tab, onChange, label }: ModuleTabsProps) {
  return (
    <Tabs
      items={titles.map((title, index) => ({ key: String(index), title }))}
      current={String(tab)}
      onChange={(key) => onChange(Number(key))}
      label={label}
    />
  )
}
