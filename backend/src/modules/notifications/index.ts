export { PlayReminders } from './application/play-reminders.js';
export { type PlayReminder, REMINDER_KINDS } from './domain/play-reminder.js';
