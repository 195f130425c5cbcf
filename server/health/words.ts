// How what the shop needs to run is doing, in the four languages: for the owner's screen, for mails and for web hooks.
import type { AlertedSubsystem, Subsystem } from '../../domain/health/health.ts'
import type { Locale } from '../../domain/shared/locale.ts'

/** Amounts and ages are in words already, such as '20 GB' and '3 hours'. */
export interface HealthWords {
  readonly names: Readonly<Record<Subsystem, string>>
  readonly off: string
  readonly database: { readonly well: string; readonly mute: string; readonly full: string }
  readonly disk: {
    readonly well: (free: string, size: string) => string
    readonly ill: (free: string, size: string, machine: string) => string
  }
  readonly backup: { readonly newest: (age: string) => string; readonly none: string; readonly failed: string }
  readonly mail: {
    readonly well: string
    readonly waiting: (count: number) => string
    readonly ill: (count: number, age: string) => string
  }
  readonly housekeeping: { readonly well: string; readonly ill: string }
  readonly boards: {
    readonly open: (count: number) => string
    readonly none: string
    /** `branches`: a list of names. */
    readonly ill: (branches: string) => string
  }
  readonly alert: Readonly<Record<AlertedSubsystem, string>>
  readonly ended: Readonly<Record<AlertedSubsystem, string>>
  readonly gone: string
}

export const healthWords: Readonly<Record<Locale, HealthWords>> = {
  en: {
    names: {
      database: 'Database',
      disk: 'Disk',
      backup: 'Backup',
      mail: 'Mail',
      housekeeping: 'Housekeeping',
      boards: 'Boards',
    },
    off: 'Not set up on the server.',
    database: {
      well: 'It answers and stores orders.',
      mute: 'It does not answer.',
      full: 'It answers, but cannot store anything.',
    },
    disk: {
      well: (free, size) => `${free} of ${size} are free.`,
      ill: (free, size, machine) =>
        `Only ${free} of ${size} are free on ${machine}. Once it is full, no order can be stored.`,
    },
    backup: {
      newest: (age) => `The newest is from ${age} ago.`,
      none: 'There is none yet.',
      failed: 'The last one could not be taken; the log of the server says why.',
    },
    mail: {
      well: 'Nothing waits to be sent.',
      waiting: (count) => `Waiting to be sent: ${count}.`,
      ill: (count, age) => `Waiting to be sent: ${count}, the first for ${age}. The mail server does not accept it.`,
    },
    housekeeping: {
      well: 'Everything whose time is over gets erased.',
      ill: 'Some of what should be erased or tidied up has failed three times in a row; the log of the server says why.',
    },
    boards: {
      open: (count) => `Open now: ${count}.`,
      none: 'None is open now.',
      ill: (branches) => `Orders wait where no board is open: ${branches}.`,
    },
    alert: {
      disk: 'the disk is nearly full',
      backup: 'there is no new backup',
      mail: 'mails do not go out',
      housekeeping: 'old data are not erased',
    },
    ended: {
      disk: 'There is enough room again.',
      backup: 'There is a new backup.',
      mail: 'No mail waits for long any more.',
      housekeeping: 'What had failed has been done.',
    },
    gone: 'Its server has stopped, or is set up otherwise now.',
  },
  nl: {
    names: {
      database: 'Database',
      disk: 'Schijf',
      backup: 'Back-up',
      mail: 'Mail',
      housekeeping: 'Opruiming',
      boards: 'Borden',
    },
    off: 'Niet ingesteld op de server.',
    database: {
      well: 'Ze antwoordt en bewaart bestellingen.',
      mute: 'Ze antwoordt niet.',
      full: 'Ze antwoordt, maar kan niets bewaren.',
    },
    disk: {
      well: (free, size) => `${free} van ${size} is vrij.`,
      ill: (free, size, machine) =>
        `Nog maar ${free} van ${size} is vrij op ${machine}. Als de schijf vol is, kan geen bestelling bewaard worden.`,
    },
    backup: {
      newest: (age) => `De nieuwste is van ${age} geleden.`,
      none: 'Er is er nog geen.',
      failed: 'De laatste is niet gelukt; het logboek van de server zegt waarom.',
    },
    mail: {
      well: 'Er wacht niets op verzending.',
      waiting: (count) => `Wacht op verzending: ${count}.`,
      ill: (count, age) => `Wacht op verzending: ${count}, de eerste al ${age}. De mailserver aanvaardt het niet.`,
    },
    housekeeping: {
      well: 'Alles waarvan de termijn voorbij is, wordt gewist.',
      ill: 'Een deel van wat gewist of opgeruimd moet worden, is drie keer na elkaar mislukt; het logboek van de server zegt waarom.',
    },
    boards: {
      open: (count) => `Nu open: ${count}.`,
      none: 'Er staat er nu geen open.',
      ill: (branches) => `Er wachten bestellingen waar geen bord open staat: ${branches}.`,
    },
    alert: {
      disk: 'de schijf is bijna vol',
      backup: 'er is geen nieuwe back-up',
      mail: 'mails vertrekken niet',
      housekeeping: 'oude gegevens worden niet gewist',
    },
    ended: {
      disk: 'Er is weer genoeg plaats.',
      backup: 'Er is een nieuwe back-up.',
      mail: 'Er wacht geen mail lang meer.',
      housekeeping: 'Wat mislukt was, is gebeurd.',
    },
    gone: 'De server is gestopt of is nu anders ingesteld.',
  },
  fr: {
    names: {
      database: 'Base de données',
      disk: 'Disque',
      backup: 'Sauvegarde',
      mail: 'E-mail',
      housekeeping: 'Nettoyage',
      boards: 'Tableaux',
    },
    off: 'Pas configuré sur le serveur.',
    database: {
      well: 'Elle répond et enregistre les commandes.',
      mute: 'Elle ne répond pas.',
      full: 'Elle répond, mais ne peut rien enregistrer.',
    },
    disk: {
      well: (free, size) => `${free} libres sur ${size}.`,
      ill: (free, size, machine) =>
        `Plus que ${free} libres sur ${size} sur ${machine}. Une fois le disque plein, aucune commande ne peut être enregistrée.`,
    },
    backup: {
      newest: (age) => `La dernière remonte à ${age}.`,
      none: 'Il n’y en a pas encore.',
      failed: 'La dernière a échoué ; le journal du serveur dit pourquoi.',
    },
    mail: {
      well: 'Rien n’attend d’être envoyé.',
      waiting: (count) => `En attente d’envoi : ${count}.`,
      ill: (count, age) =>
        `En attente d’envoi : ${count}, le premier depuis ${age}. Le serveur de mail ne l’accepte pas.`,
    },
    housekeeping: {
      well: 'Tout ce dont le délai est passé est effacé.',
      ill: 'Une partie de ce qui doit être effacé ou nettoyé a échoué trois fois de suite ; le journal du serveur dit pourquoi.',
    },
    boards: {
      open: (count) => `Ouverts maintenant : ${count}.`,
      none: 'Aucun n’est ouvert maintenant.',
      ill: (branches) => `Des commandes attendent là où aucun tableau n’est ouvert : ${branches}.`,
    },
    alert: {
      disk: 'le disque est presque plein',
      backup: 'il n’y a pas de nouvelle sauvegarde',
      mail: 'les e-mails ne partent pas',
      housekeeping: 'des données anciennes ne sont pas effacées',
    },
    ended: {
      disk: 'Il y a de nouveau assez de place.',
      backup: 'Il y a une nouvelle sauvegarde.',
      mail: 'Aucun e-mail n’attend plus longtemps.',
      housekeeping: 'Ce qui avait échoué est fait.',
    },
    gone: 'Son serveur s’est arrêté, ou est configuré autrement maintenant.',
  },
  ar: {
    names: {
      database: 'قاعدة البيانات',
      disk: 'القرص',
      backup: 'النسخة الاحتياطية',
      mail: 'البريد',
      housekeeping: 'التنظيف الدوري',
      boards: 'اللوحات',
    },
    off: 'غير معدّ على الخادم.',
    database: {
      well: 'تستجيب وتحفظ الطلبات.',
      mute: 'لا تستجيب.',
      full: 'تستجيب، لكنها لا تستطيع حفظ شيء.',
    },
    disk: {
      well: (free, size) => `المساحة الحرة ${free} من ${size}.`,
      ill: (free, size, machine) =>
        `لم يبق إلا ${free} من ${size} على ${machine}. عندما يمتلئ القرص لا يمكن حفظ أي طلب.`,
    },
    backup: {
      newest: (age) => `أحدثها منذ ${age}.`,
      none: 'لا توجد أي نسخة بعد.',
      failed: 'تعذّر أخذ النسخة الأخيرة، وسجل الخادم يذكر السبب.',
    },
    mail: {
      well: 'لا شيء ينتظر الإرسال.',
      waiting: (count) => `ينتظر الإرسال: ${count}.`,
      ill: (count, age) => `ينتظر الإرسال: ${count}، وأولها منذ ${age}. خادم البريد لا يقبلها.`,
    },
    housekeeping: {
      well: 'كل ما انتهت مدته يُمحى.',
      ill: 'تعذّر ثلاث مرات متتالية محو بعض ما يجب محوه أو تنظيفه، وسجل الخادم يذكر السبب.',
    },
    boards: {
      open: (count) => `المفتوحة الآن: ${count}.`,
      none: 'لا توجد لوحة مفتوحة الآن.',
      ill: (branches) => `طلبات تنتظر حيث لا توجد لوحة مفتوحة: ${branches}.`,
    },
    alert: {
      disk: 'القرص يكاد يمتلئ',
      backup: 'لا توجد نسخة احتياطية جديدة',
      mail: 'الرسائل لا تُرسل',
      housekeeping: 'البيانات القديمة لا تُمحى',
    },
    ended: {
      disk: 'توجد مساحة كافية من جديد.',
      backup: 'توجد نسخة احتياطية جديدة.',
      mail: 'لم تعد أي رسالة تنتظر طويلا.',
      housekeeping: 'تمّ ما كان قد تعذّر.',
    },
    gone: 'توقف خادمه، أو تغيّر إعداده.',
  },
}
