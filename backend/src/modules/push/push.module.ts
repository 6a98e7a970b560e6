import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../config/config.js';
import { SecretKeys } from '../../kernel/adapters/secret-keys.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PushController } from './adapters/http/push.controller.js';
import { PushJobs } from './adapters/jobs/push-jobs.js';
import { PostgresPushSubscriptionRepository } from './adapters/persistence/postgres-push-subscription-repository.js';
import { PushRecords } from './adapters/persistence/push-records.js';
import { PushSubscriptionSchema } from './adapters/persistence/push-subscription.schema.js';
import { vapidKeysFrom } from './adapters/push/vapid-keys.js';
import { WebPushSender } from './adapters/push/web-push-sender.js';
import { PushSender } from './application/push-sender.js';
import { PushSubscriptionRepository } from './application/push-subscription-repository.js';
import { SendPushReminder } from './application/send-push-reminder.js';

/** Reminders of games on the devices of players. */
@Module({
  imports: [TypeOrmModule.forFeature([PushSubscriptionSchema]), NotificationsModule],
  controllers: [PushController],
  providers: [
    SendPushReminder,
    PushJobs,
    PushRecords,
    { provide: PushSubscriptionRepository, useClass: PostgresPushSubscriptionRepository },
    {
      provide: PushSender,
      inject: [Config, SecretKeys],
      useFactory: ({ publicUrl, operator }: Config, secrets: SecretKeys) =>
        new WebPushSender({
          keys: vapidKeysFrom(secrets.current('push services')),
          contact: contactOf(publicUrl, operator.contactEmail),
        }),
    },
  ],
})
export class PushModule {}

/** A push service accepts an https address or a mail address. */
function contactOf(publicUrl: string, contactEmail: string | null): string {
  if (contactEmail !== null) return `mailto:${contactEmail}`;
  return publicUrl.startsWith('https:') ? publicUrl : 'mailto:nobody@saque.invalid';
}
