export { type Reminded, PlayReminders } from './application/play-reminders.js';
export { type PlayReminder, REMINDER_KINDS, type ReminderKind } from './domain/play-reminder.js';
