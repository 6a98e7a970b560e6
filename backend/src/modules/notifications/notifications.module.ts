import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { IcalCalendarFiles } from './adapters/calendar/ical-calendar-files.js';
import { KeptMailController } from './adapters/http/kept-mail.controller.js';
import { CalendarFileController } from './adapters/http/calendar-file.controller.js';
import { NotificationJobs } from './adapters/jobs/notification-jobs.js';
import { FolderMailSender } from './adapters/mail/folder-mail-sender.js';
import { SmtpMailSender } from './adapters/mail/smtp-mail-sender.js';
import { PostgresSentMails } from './adapters/persistence/postgres-sent-mails.js';
import { CalendarFiles } from './application/calendar-file.js';
import { KEPT_MAILS } from './application/kept-mails.js';
import { LetterSettings } from './application/letter-settings.js';
import { MailSender, SentMails } from './application/mail-sender.js';
import { WriteToOrganiser } from './application/write-to-organiser.js';

/** E-mails about bookings, and calendar files. */
@Module({
  imports: [BookingsModule],
  controllers: [CalendarFileController, KeptMailController],
  providers: [
    WriteToOrganiser,
    NotificationJobs,
    { provide: CalendarFiles, useClass: IcalCalendarFiles },
    { provide: SentMails, useClass: PostgresSentMails },
    {
      provide: LetterSettings,
      inject: [Config],
      useFactory: ({ publicUrl }: Config): LetterSettings => ({ publicUrl }),
    },
    { provide: MailSender, inject: [Config], useFactory: mailSender },
    {
      provide: KEPT_MAILS,
      inject: [MailSender, Config],
      useFactory: (sender: MailSender, { databaseUrl }: Config) =>
        databaseUrl === null && sender instanceof FolderMailSender ? sender : null,
    },
  ],
})
export class NotificationsModule {}

function mailSender({ mail, dataDir }: Config): MailSender {
  return mail ? new SmtpMailSender(mail.smtpUrl, mail.from) : new FolderMailSender(join(dataDir, 'mail'));
}
