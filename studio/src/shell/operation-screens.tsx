import { permissions, studioPermissions } from '@storefront/contract/permissions'
import { lazy } from 'react'
import type { ScreenRow } from './screen-row'

const EventListScreen = lazy(async () => ({ default: (await import('../events/EventListScreen')).EventListScreen }))
const RegistrationListScreen = lazy(async () => ({
  default: (await import('../events/RegistrationListScreen')).RegistrationListScreen,
}))
const ReservationListScreen = lazy(async () => ({
  default: (await import('../reservations/ReservationListScreen')).ReservationListScreen,
}))
const BookingListScreen = lazy(async () => ({
  default: (await import('../reservations/BookingListScreen')).BookingListScreen,
}))
const ScheduleScreen = lazy(async () => ({ default: (await import('../reservations/ScheduleScreen')).ScheduleScreen }))
const PromoterListScreen = lazy(async () => ({
  default: (await import('../promotion/PromoterListScreen')).PromoterListScreen,
}))
const IncomeListScreen = lazy(async () => ({
  default: (await import('../promotion/IncomeListScreen')).IncomeListScreen,
}))
const RateScreen = lazy(async () => ({ default: (await import('../promotion/RateScreen')).RateScreen }))
const FunnelScreen = lazy(async () => ({ default: (await import('../promotion/FunnelScreen')).FunnelScreen }))
const RaffleListScreen = lazy(async () => ({
  default: (await import('../promotion/RaffleListScreen')).RaffleListScreen,
}))
const WinListScreen = lazy(async () => ({ default: (await import('../promotion/WinListScreen')).WinListScreen }))
const RafflePromoterListScreen = lazy(async () => ({
  default: (await import('../promotion/RafflePromoterListScreen')).RafflePromoterListScreen,
}))
const NewRaffleScreen = lazy(async () => ({ default: (await import('../promotion/RaffleScreen')).NewRaffleScreen }))
const RaffleScreen = lazy(async () => ({ default: (await import('../promotion/RaffleScreen')).RaffleScreen }))
const CampaignListScreen = lazy(async () => ({
  default: (await import('../promotion/CampaignListScreen')).CampaignListScreen,
}))
const NewCampaignScreen = lazy(async () => ({
  default: (await import('../promotion/CampaignScreen')).NewCampaignScreen,
}))
const CampaignScreen = lazy(async () => ({ default: (await import('../promotion/CampaignScreen')).CampaignScreen }))
const IssuedCouponListScreen = lazy(async () => ({
  default: (await import('../promotion/IssuedCouponListScreen')).IssuedCouponListScreen,
}))
const IssuedVoucherListScreen = lazy(async () => ({
  default: (await import('../promotion/IssuedVoucherListScreen')).IssuedVoucherListScreen,
}))
const CoinRuleScreen = lazy(async () => ({ default: (await import('../promotion/CoinRuleScreen')).CoinRuleScreen }))
const CoinLevelScreen = lazy(async () => ({ default: (await import('../promotion/CoinLevelScreen')).CoinLevelScreen }))
const CoinUserListScreen = lazy(async () => ({
  default: (await import('../promotion/CoinUserListScreen')).CoinUserListScreen,
}))
const CoinFlagListScreen = lazy(async () => ({
  default: (await import('../promotion/CoinFlagListScreen')).CoinFlagListScreen,
}))
const FormListScreen = lazy(async () => ({ default: (await import('../forms/FormListScreen')).FormListScreen }))
const VoteListScreen = lazy(async () => ({ default: (await import('../forms/VoteListScreen')).VoteListScreen }))
const ContestListScreen = lazy(async () => ({
  default: (await import('../forms/ContestListScreen')).ContestListScreen,
}))
const SubmissionListScreen = lazy(async () => ({
  default: (await import('../forms/SubmissionListScreen')).SubmissionListScreen,
}))
const ModerationListScreen = lazy(async () => ({
  default: (await import('../community/ModerationListScreen')).ModerationListScreen,
}))
const ModerationLogScreen = lazy(async () => ({
  default: (await import('../community/ModerationLogScreen')).ModerationLogScreen,
}))
const ModerationRuleScreen = lazy(async () => ({
  default: (await import('../community/ModerationRuleScreen')).ModerationRuleScreen,
}))
const FeedbackListScreen = lazy(async () => ({
  default: (await import('../community/FeedbackListScreen')).FeedbackListScreen,
}))

const TicketOrderListScreen = lazy(async () => ({
  default: (await import('../events/TicketOrderListScreen')).TicketOrderListScreen,
}))
const WaitingListScreen = lazy(async () => ({
  default: (await import('../events/WaitingListScreen')).WaitingListScreen,
}))
const DoorScanListScreen = lazy(async () => ({
  default: (await import('../events/DoorScanListScreen')).DoorScanListScreen,
}))
const ReviewListScreen = lazy(async () => ({
  default: (await import('../community/ReviewListScreen')).ReviewListScreen,
}))
const QuestionListScreen = lazy(async () => ({
  default: (await import('../community/QuestionListScreen')).QuestionListScreen,
}))
const NoteListScreen = lazy(async () => ({ default: (await import('../community/NoteListScreen')).NoteListScreen }))
const VerificationListScreen = lazy(async () => ({
  default: (await import('../operation/VerificationListScreen')).VerificationListScreen,
}))
const ShortLinkListScreen = lazy(async () => ({
  default: (await import('../site/ShortLinkListScreen')).ShortLinkListScreen,
}))

/** Screens of what staff do day by day; those of one section share its tabs, and one entry of the menu. */
export const operationScreens: readonly ScreenRow[] = [
  {
    path: 'registrations',
    screen: <EventListScreen />,
    permission: permissions.readEventRegistration,
    group: 'events',
    menu: 'opsRegistration.title',
  },
  { path: 'registrations/:id', screen: <RegistrationListScreen />, permission: permissions.readEventRegistration },
  {
    path: 'ticketorders',
    screen: <TicketOrderListScreen />,
    permission: permissions.readTicketOrder,
    group: 'events',
    menu: 'operation.tickets.title',
  },
  { path: 'ticketorders/waiting/:id', screen: <WaitingListScreen />, permission: permissions.readTicketOrder },
  {
    path: 'doorscans',
    screen: <DoorScanListScreen />,
    permission: permissions.superviseDoor,
    group: 'events',
    menu: 'operation.doorScans.title',
  },
  {
    path: 'verifications',
    screen: <VerificationListScreen />,
    permission: permissions.verifyEticket,
    group: 'orders',
    menu: 'operation.verifications.title',
  },
  {
    path: 'notes',
    screen: <NoteListScreen />,
    permission: permissions.changeNote,
    group: 'community',
    menu: 'operation.notes.title',
  },
  {
    path: 'shortlinks',
    screen: <ShortLinkListScreen />,
    permission: permissions.readShortlink,
    group: 'marketing',
    menu: 'operation.shortLinks.title',
  },
  {
    path: 'reservations',
    screen: <ReservationListScreen />,
    permission: permissions.readReservation,
    group: 'events',
    menu: 'operation.reservations.title',
  },
  { path: 'reservations/bookings', screen: <BookingListScreen />, permission: permissions.readReservation },
  { path: 'reservations/:id', screen: <ScheduleScreen />, permission: permissions.readReservation },
  {
    path: 'promoters',
    screen: <PromoterListScreen />,
    permission: permissions.changePromoter,
    group: 'marketing',
    menu: 'opsPromoter.title',
  },
  {
    path: 'promoters/income',
    screen: <IncomeListScreen />,
    permission: permissions.readDistIncome,
    group: 'marketing',
    menu: 'opsPromoter.title',
  },
  {
    path: 'promoters/rates',
    screen: <RateScreen />,
    permission: permissions.changePromoter,
    group: 'marketing',
    menu: 'opsPromoter.title',
  },
  {
    path: 'promoters/funnel',
    screen: <FunnelScreen />,
    permission: permissions.readAnalytics,
    group: 'marketing',
    menu: 'opsPromoter.title',
  },
  {
    path: 'raffles',
    screen: <RaffleListScreen />,
    permission: permissions.changeRaffle,
    group: 'marketing',
    menu: 'opsRaffle.title',
  },
  { path: 'raffles/prizes', screen: <WinListScreen />, permission: permissions.changeRaffle },
  { path: 'raffles/promoters', screen: <RafflePromoterListScreen />, permission: permissions.changeRaffle },
  { path: 'raffles/new', screen: <NewRaffleScreen />, permission: permissions.changeRaffle },
  { path: 'raffles/:id', screen: <RaffleScreen />, permission: permissions.changeRaffle },
  {
    path: 'campaigns',
    screen: <CampaignListScreen />,
    permission: studioPermissions.changeFlashCampaign,
    group: 'marketing',
    menu: 'campaigns.menu',
  },
  { path: 'campaigns/new', screen: <NewCampaignScreen />, permission: studioPermissions.changeFlashCampaign },
  { path: 'campaigns/:id', screen: <CampaignScreen />, permission: studioPermissions.changeFlashCampaign },
  {
    path: 'usercoupons',
    screen: <IssuedCouponListScreen />,
    permission: permissions.changeCoupon,
    group: 'marketing',
    menu: 'customers.holdings.coupons',
  },
  {
    path: 'pickupvouchers',
    screen: <IssuedVoucherListScreen />,
    permission: permissions.changeCoupon,
    group: 'marketing',
    menu: 'customers.holdings.vouchers',
  },
  {
    path: 'coins',
    screen: <CoinRuleScreen />,
    permission: permissions.changeGamification,
    group: 'marketing',
    menu: 'operation.coins.menu',
  },
  {
    path: 'coins/levels',
    screen: <CoinLevelScreen />,
    permission: permissions.changeGamification,
    group: 'marketing',
    menu: 'operation.coins.menu',
  },
  {
    path: 'coins/users',
    screen: <CoinUserListScreen />,
    permission: permissions.grantGamification,
    group: 'marketing',
    menu: 'operation.coins.menu',
  },
  {
    path: 'coins/flags',
    screen: <CoinFlagListScreen />,
    permission: permissions.grantGamification,
    group: 'marketing',
    menu: 'operation.coins.menu',
  },
  {
    path: 'forms',
    screen: <FormListScreen />,
    permission: permissions.readSubmission,
    group: 'community',
    menu: 'operation.forms.title',
  },
  { path: 'forms/votes', screen: <VoteListScreen />, permission: permissions.readSubmission },
  { path: 'forms/contests', screen: <ContestListScreen />, permission: permissions.readSubmission },
  { path: 'forms/:id', screen: <SubmissionListScreen />, permission: permissions.readSubmission },
  {
    path: 'reviews',
    screen: <ReviewListScreen />,
    permission: permissions.changeOrder,
    group: 'community',
    menu: 'reviews.menu',
  },
  { path: 'reviews/questions', screen: <QuestionListScreen />, permission: permissions.changeOrder },
  {
    path: 'moderation',
    screen: <ModerationListScreen />,
    permission: permissions.changeModeration,
    group: 'community',
    menu: 'opsModeration.title',
  },
  { path: 'moderation/log', screen: <ModerationLogScreen />, permission: permissions.changeModeration },
  { path: 'moderation/rules', screen: <ModerationRuleScreen />, permission: permissions.changeModeration },
  {
    path: 'feedback',
    screen: <FeedbackListScreen />,
    permission: permissions.changeFeedback,
    group: 'community',
    menu: 'opsFeedback.title',
  },
]
