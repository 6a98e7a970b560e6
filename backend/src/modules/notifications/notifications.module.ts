import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../config/config.js';
import { BookingFlowModule } from '../booking-flow/booking-flow.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { ManageLinksModule } from '../manage-links/manage-links.module.js';
import { SharedLinksModule } from '../shared-links/shared-links.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { WaitingListModule } from '../waiting-list/waiting-list.module.js';
import { IcalCalendarFiles } from './adapters/calendar/ical-calendar-files.js';
import { MailArchiveController } from './adapters/http/mail-archive.controller.js';
import { CalendarFileController } from './adapters/http/calendar-file.controller.js';
import { PaymentLinkMailController } from './adapters/http/payment-link-mail.controller.js';
import { RemindersController } from './adapters/http/reminders.controller.js';
import { BookingLetterJobs } from './adapters/jobs/booking-letter-jobs.js';
import { AccountLetterJobs } from './adapters/jobs/account-letter-jobs.js';
import { StaffLetterJobs } from './adapters/jobs/staff-letter-jobs.js';
import { ReminderJobs } from './adapters/jobs/reminder-jobs.js';
import { FolderMailSender } from './adapters/mail/folder-mail-sender.js';
import { MjmlLetterDesign } from './adapters/mail/mjml-letter-design.js';
import { MailPurge } from './adapters/mail/mail-purge.js';
import { PlayReminderSchema } from './adapters/persistence/play-reminder.schema.js';
import { PostgresBookingPayments } from './adapters/persistence/postgres-booking-payments.js';
import { PostgresPlayReminderRepository } from './adapters/persistence/postgres-play-reminder-repository.js';
import { PostgresReminderChoices } from './adapters/persistence/postgres-reminder-choices.js';
import { PostgresSentMailRepository } from './adapters/persistence/postgres-sent-mail-repository.js';
import { ReminderChoiceSchema } from './adapters/persistence/reminder-choice.schema.js';
import { ReminderRecords } from './adapters/persistence/reminder-records.js';
import { BookingPayments } from './application/booking-payments.js';
import { CalendarFiles } from './application/calendar-files.js';
import { MailArchive } from './application/mail-archive.js';
import { LetterBox } from './application/letter-box.js';
import { LetterDesign } from './application/letter-design.js';
import { LetterSettings } from './application/letter-settings.js';
import { MailSender } from './application/mail-sender.js';
import { PlayReminderRepository } from './application/play-reminder-repository.js';
import { OwnReminders } from './application/own-reminders.js';
import { PlayReminders } from './application/play-reminders.js';
import { PromotePlayReminders } from './application/promote-play-reminders.js';
import { PromoteReminders } from './application/promote-reminders.js';
import { RefundAlarms } from './application/refund-alarms.js';
import { ReminderChoices } from './application/reminder-choices.js';
import { ConfirmationLetters } from './application/confirmation-letters.js';
import { ConfirmationLetterController } from './adapters/http/confirmation-letter.controller.js';
import { SampleMails } from './application/sample-mails.js';
import { DraftBookingLetter } from './application/draft-booking-letter.js';
import { SendBookingLetter } from './application/send-booking-letter.js';
import { SendCodeLetter } from './application/send-code-letter.js';
import { SendEmailChangedLetter } from './application/send-email-changed-letter.js';
import { SendInvitationLetter } from './application/send-invitation-letter.js';
import { SendOfferLetter } from './application/send-offer-letter.js';
import { SendPaymentLink } from './application/send-payment-link.js';
import { SendPriceLetters } from './application/send-price-letters.js';
import { SendPasskeyAddedLetter } from './application/send-passkey-added-letter.js';
import { SendPasswordLetters } from './application/send-password-letters.js';
import { SendRoleOfferLetter } from './application/send-role-offer-letter.js';
import { SendRoleLetter } from './application/send-role-letter.js';
import { SentMailRepository } from './application/sent-mail-repository.js';
import { SentMailSchema } from './adapters/persistence/sent-mail.schema.js';

/** Letters about bookings by e-mail, and calendar files. */
@Module({
  imports: [
    TypeOrmModule.forFeature([SentMailSchema, PlayReminderSchema, ReminderChoiceSchema]),
    BookingFlowModule,
    BookingsModule,
    ManageLinksModule,
    SharedLinksModule,
    StaffModule,
    WaitingListModule,
  ],
  controllers: [
    CalendarFileController,
    ConfirmationLetterController,
    MailArchiveController,
    PaymentLinkMailController,
    RemindersController,
  ],
  providers: [
    ConfirmationLetters,
    LetterBox,
    DraftBookingLetter,
    SendBookingLetter,
    SendCodeLetter,
    SendEmailChangedLetter,
    SendInvitationLetter,
    SendOfferLetter,
    SendPaymentLink,
    SendPriceLetters,
    SendPasskeyAddedLetter,
    SendRoleLetter,
    SendRoleOfferLetter,
    SendPasswordLetters,
    PromoteReminders,
    PromotePlayReminders,
    PlayReminders,
    OwnReminders,
    RefundAlarms,
    ReminderRecords,
    SampleMails,
    BookingLetterJobs,
    AccountLetterJobs,
    StaffLetterJobs,
    ReminderJobs,
    MailPurge,
    { provide: CalendarFiles, useClass: IcalCalendarFiles },
    { provide: BookingPayments, useClass: PostgresBookingPayments },
    { provide: LetterDesign, useClass: MjmlLetterDesign },
    { provide: PlayReminderRepository, useClass: PostgresPlayReminderRepository },
    { provide: ReminderChoices, useClass: PostgresReminderChoices },
    { provide: SentMailRepository, useClass: PostgresSentMailRepository },
    {
      provide: LetterSettings,
      inject: [Config],
      useFactory: ({ publicUrl, defaultTimeZone, operator }: Config): LetterSettings => ({
        publicUrl,
        timeZone: defaultTimeZone,
        contact: { email: operator.contactEmail, phone: operator.contactPhone },
      }),
    },
    { provide: MailSender, inject: [Config], useFactory: mailSender },
    {
      provide: MailArchive,
      inject: [MailSender, Config],
      useFactory: (sender: MailSender, { databaseUrl }: Config) =>
        databaseUrl === null && sender instanceof FolderMailSender ? sender : null,
    },
  ],
  exports: [PlayReminders],
})
export class NotificationsModule {}

/** Loads the SMTP client only where it is used, because it takes memory. */
async function mailSender({ mail, dataDir }: Config): Promise<MailSender> {
  if (!mail) return new FolderMailSender(join(dataDir, 'mail'));
  const { SmtpMailSender } = await import('./adapters/mail/smtp-mail-sender.js');
  return new SmtpMailSender(mail);
}
