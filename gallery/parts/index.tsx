import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react'
import { View } from '@tarojs/components'
import { ContentLink } from '@/shared/link/ContentLink'
import { Annotated } from '@/ui/display/Annotated'
import { Avatar } from '@/ui/display/Avatar'
import { AvatarGroup } from '@/ui/display/AvatarGroup'
import { Button } from '@/ui/controls/Button'
import { Calendar } from '@/ui/calendar/Calendar'
import { Checkbox } from '@/ui/controls/Checkbox'
import { CountDown } from '@/ui/display/CountDown'
import { DateField } from '@/ui/controls/DateField'
import { Collapse } from '@/ui/layout/Collapse'
import { Empty } from '@/ui/feedback/Empty'
import { Failure } from '@/ui/feedback/Failure'
import { Gallery } from '@/ui/display/Gallery'
import { Icon, type IconName } from '@/ui/display/Icon'
import { ListView } from '@/ui/list/ListView'
import { MembershipCardFront } from '@/ui/display/MembershipCardFront'
import { OptionRows } from '@/ui/controls/OptionRows'
import { OptionSheet } from '@/ui/overlay/OptionSheet'
import { AskDialog } from '@/ui/overlay/AskDialog'
import { Popup } from '@/ui/overlay/Popup'
import { PageFailure } from '@/ui/feedback/PageFailure'
import { PickField } from '@/ui/controls/PickField'
import { Picture } from '@/ui/display/Picture'
import { PreviewBanner } from '@/ui/layout/PreviewBanner'
import { Price } from '@/ui/display/Price'
import { Progress } from '@/ui/feedback/Progress'
import { ProgressRing } from '@/ui/feedback/ProgressRing'
import { QrCode } from '@/ui/display/QrCode'
import { Signature } from '@/ui/controls/Signature'
import { Rate } from '@/ui/controls/Rate'
import { Segmented } from '@/ui/controls/Segmented'
import { RegionPicker } from '@/ui/controls/RegionPicker'
import { RichText } from '@/ui/display/RichText'
import { SelectField } from '@/ui/controls/SelectField'
import { Sheet } from '@/ui/overlay/Sheet'
import { Bone, SkeletonGrid, SkeletonRows } from '@/ui/feedback/Skeleton'
import { Stars } from '@/ui/display/Stars'
import { Stepper } from '@/ui/controls/Stepper'
import { Steps } from '@/ui/navigation/Steps'
import { Swiper } from '@/ui/display/Swiper'
import { Switch } from '@/ui/controls/Switch'
import { TabBar } from '@/ui/navigation/TabBar'
import { Tabs } from '@/ui/navigation/Tabs'
import { Tag } from '@/ui/display/Tag'
import { TextArea, TextField } from '@/ui/controls/TextField'
import { Timeline } from '@/ui/display/Timeline'
import { Uploader } from '@/ui/controls/Uploader'

/** Draws a part whose owner holds its value: here it is held by the case, from the row's value on. */
function Stateful<V>({
  first,
  draw,
}: {
  readonly first: V
  readonly draw: (value: V, onChange: (value: V) => void) => ReactNode
}) {
  const [value, setValue] = useState(first)
  return <>{draw(value, setValue)}</>
}

type Without<P, K extends keyof P> = Omit<P, K>
type CalendarProps = Without<ComponentProps<typeof Calendar>, 'onChange'>
type RateProps = Without<ComponentProps<typeof Rate>, 'onChange'>
type CheckboxProps = Without<ComponentProps<typeof Checkbox>, 'onChange'>
type SegmentedProps = Without<ComponentProps<typeof Segmented<string>>, 'onChange'>
type SwitchProps = Without<ComponentProps<typeof Switch>, 'onChange'>
type StepperProps = Without<ComponentProps<typeof Stepper>, 'onChange'>
type TabsProps = Without<ComponentProps<typeof Tabs>, 'onChange'>
type OptionRowsProps = Without<ComponentProps<typeof OptionRows>, 'onChange'>
type SelectFieldProps = Without<ComponentProps<typeof SelectField>, 'onChange'>
type DateFieldProps = Without<ComponentProps<typeof DateField>, 'onChange'>
type TextFieldProps = Without<ComponentProps<typeof TextField>, 'onChange'>
type TextAreaProps = Without<ComponentProps<typeof TextArea>, 'onChange'>

/**
 * Parts of src/ui by their names, as a row of the tables can show them, with their surroundings and their value held.
 */
export const parts = {
  Button,
  Checkbox: (props: CheckboxProps) => (
    <Stateful
      first={props.checked}
      draw={(checked, onChange) => <Checkbox {...props} checked={checked} onChange={onChange} />}
    />
  ),
  Switch: (props: SwitchProps) => (
    <Stateful
      first={props.checked}
      draw={(checked, onChange) => <Switch {...props} checked={checked} onChange={onChange} />}
    />
  ),
  Stepper: (props: StepperProps) => (
    <Stateful
      first={props.value}
      draw={(value, onChange) => <Stepper {...props} value={value} onChange={onChange} />}
    />
  ),
  Tabs: (props: TabsProps) => (
    <Stateful
      first={props.current}
      draw={(current, onChange) => <Tabs {...props} current={current} onChange={onChange} />}
    />
  ),
  Rate: (props: RateProps) => (
    <Stateful first={props.score} draw={(score, onChange) => <Rate {...props} score={score} onChange={onChange} />} />
  ),
  Signature,
  Segmented: (props: SegmentedProps) => (
    <Stateful
      first={props.value}
      draw={(value, onChange) => <Segmented {...props} value={value} onChange={onChange} />}
    />
  ),
  ProgressRing: (props: ComponentProps<typeof ProgressRing>) => (
    <View style="padding:16px;color:var(--on-primary);background:var(--primary)">
      <ProgressRing {...props} />
    </View>
  ),
  Stars,
  Tag,
  TabBar,
  PreviewBanner,
  Steps,

  TextField: (props: TextFieldProps) => (
    <Stateful
      first={props.value}
      draw={(value, onChange) => <TextField {...props} value={value} onChange={onChange} />}
    />
  ),
  TextArea: (props: TextAreaProps) => (
    <Stateful
      first={props.value}
      draw={(value, onChange) => <TextArea {...props} value={value} onChange={onChange} />}
    />
  ),
  DateField: (props: DateFieldProps) => (
    <Stateful
      first={props.value}
      draw={(value, onChange) => <DateField {...props} value={value} onChange={onChange} />}
    />
  ),
  Calendar: (props: CalendarProps) => (
    <Stateful
      first={props.value}
      draw={(value, onChange) => <Calendar {...props} value={value} onChange={onChange} />}
    />
  ),
  SelectField: (props: SelectFieldProps) => (
    <Stateful
      first={props.value}
      draw={(value, onChange) => <SelectField {...props} value={value} onChange={onChange} />}
    />
  ),
  OptionRows: (props: OptionRowsProps) => (
    <Stateful
      first={props.chosenValues}
      draw={(chosenValues, onChange) => <OptionRows {...props} chosenValues={chosenValues} onChange={onChange} />}
    />
  ),
  PickField,
  Uploader,

  Empty,
  Failure,
  PageFailure,
  SkeletonGrid,
  SkeletonRows,
  Bone,
  Progress,
  CountDown,
  ListView: (props: Without<ComponentProps<typeof ListView>, 'skeleton' | 'empty' | 'children'>) => (
    <ListView {...props} skeleton={<SkeletonRows rows={3} />} empty={<Empty text="还没有订单" />}>
      <Tag>第一项</Tag>
    </ListView>
  ),
  Timeline,
  Collapse,

  Icon: ({ names, size }: { readonly names: readonly IconName[]; readonly size?: number }) => (
    <View style="display:flex;flex-wrap:wrap;gap:12px;padding:16px">
      {names.map((name) => (
        <Icon key={name} name={name} size={size} />
      ))}
    </View>
  ),
  Avatar,
  AvatarGroup,
  Picture,
  Annotated: ({
    annotations,
    image,
  }: Pick<ComponentProps<typeof Annotated>, 'annotations'> & Pick<ComponentProps<typeof Picture>, 'image'>) => (
    <Annotated annotations={annotations} Link={ContentLink}>
      <Picture image={image} alt="茶席" width={375} ratio={1} eager />
    </Annotated>
  ),
  Gallery: (props: Without<ComponentProps<typeof Gallery>, 'Link'>) => <Gallery {...props} Link={ContentLink} />,
  Swiper: ({
    pictures,
    ...props
  }: Without<ComponentProps<typeof Swiper>, 'children'> & {
    readonly pictures: readonly ComponentProps<typeof Picture>[]
  }) => (
    <Swiper {...props}>
      {pictures.map((picture) => (
        <Picture key={picture.alt} {...picture} />
      ))}
    </Swiper>
  ),
  QrCode,
  RichText,
  MembershipCardFront,
  Price,

  Sheet: ({
    text,
    foot,
    ...props
  }: Without<ComponentProps<typeof Sheet>, 'children' | 'foot'> & {
    readonly text: string
    readonly foot?: string
  }) => (
    <Sheet {...props} foot={foot && <Button onTap={props.onClose}>{foot}</Button>}>
      <View style="padding:0 16px 16px">{text}</View>
    </Sheet>
  ),
  OptionSheet,
  RegionPicker,
  Popup: ({
    text,
    ...props
  }: Without<ComponentProps<typeof Popup>, 'children' | 'foot'> & { readonly text: string }) => (
    <Popup {...props}>{text}</Popup>
  ),
  AskDialog,
}

export type Parts = typeof parts
export type PartName = keyof Parts

/** Rows of a table: a part, a state's name, and the props that bring it about. */
export type PartStates = { readonly [P in PartName]?: Readonly<Record<string, ComponentProps<Parts[P]> & object>> }

/** One row, drawn. The table has checked that the props fit. */
export function PartView({ part, props }: { readonly part: PartName; readonly props: object }) {
  const Part = parts[part] as ComponentType<object>
  return <Part {...props} />
}
