const wordSet = (...lines: readonly string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '));

/** Words for an act that ends, destroys or pays something. No link with one of them in its path, query or text is followed. */
export const HARMFUL_WORDS = wordSet(
  'logout logoff signout signoff delete del remove destroy drop erase purge truncate unsubscribe deactivate disable revoke',
  'terminate shutdown poweroff halt restart reboot reset cancel uninstall ban kick checkout pay buy purchase transfer wipe rollback',
  'unlink uninvite kill flush',
  // "Delete" and "remove" in German, French, Spanish, Portuguese, Italian, Dutch, Polish, Czech, Swedish, Turkish, Russian, Chinese,
  // Japanese and Korean.
  'löschen loeschen entfernen supprimer effacer eliminar borrar suprimir excluir apagar elimina cancella rimuovi verwijderen',
  'usuń usun smazat odstranit radera sil удалить 删除 刪除 削除 삭제',
);

/**
 * Verbs that change the thing that they are used with, and are seldom names of things. They count beside an id.
 * From the actions of public interfaces: Stripe (capture, refund, void), GitHub and GitLab (approve, merge, rebase, rerun, retry,
 * suspend), OpenStack servers (pause, resize, migrate), Google's custom methods (https://google.aip.dev/136).
 */
export const ACTS = wordSet(
  'accept activate approve assign attach authorize block burn capture close commit confirm consume convert deny deploy detach discard dismiss eject',
  'empty enroll evict execute expire fail finalize freeze grant halt hide ignore impersonate install invite invoke kickoff lock merge',
  'migrate mute pause poweron promote demote publish unpublish reactivate rebase rebuild recalculate redeem refund regenerate reindex',
  'reject reopen reprocess rerun resend resize restore resume retry reverse rm rotate run send ship start stop submit suspend sync',
  'trash trigger unarchive unassign unban unblock undelete undo unlock unmute unpause unpin unsuspend untrash upgrade downgrade void',
  'withdraw',
  // "Cancel", "refund" and "terminate" in the languages above.
  'stornieren kündigen kuendigen erstatten abbrechen annuler rembourser résilier resilier cancelar reembolsar anular devolver annulla',
  'annullare rimborsa rimborsare annuleren opzeggen terugbetalen anuluj zwróć zwroc zrušit zrusit avbryt avsluta iptal отменить вернуть',
  '取消 退款 キャンセル 解約 返金 취소 환불 해지',
);

/** Verbs that begin an instruction, as opposed to the title of a page: `/7/add-this-to-cart`. */
export const CHANGING_VERBS = wordSet(
  'add change create insert log make mark move opt put register save set sign switch toggle turn update',
);

/** What {@link ACTS} are done to where no id says it: `/close-account`, `/empty-trash`. */
export const OBJECTS = wordSet(
  'account accounts all cart cache data database db everything key keys me membership order orders profile session sessions',
  'subscription table tables token tokens trash user users',
);

/** Collections of texts, which may be about an act: `/guides/storage/resize`. */
export const TEXTS = wordSet(
  'articles categories chapters commands courses docs examples faqs features guides lessons manuals news policies questions recipes',
  'references sections tags terms topics tutorials',
);

/** Verbs for reading, and for pages with a form, which only a POST sends: `/7/edit`, as in Rails. */
export const READING_VERBS = wordSet(
  'browse check compare count describe display download edit export fetch find get has is list load lookup new preview print query read',
  'retrieve return search show showthread view viewforum viewtopic',
);

/**
 * Names of what belongs to a thing and is read below its id, in the singular: plurals and the endings of abstract nouns need no list.
 * From the public interfaces of GitHub, GitLab, Shopify and Stripe, and the properties of https://schema.org.
 */
export const READ_NOUNS = wordSet(
  'about access account address agenda agreement album all amount article artist attachment audio audit author avatar backlog badge balance',
  'banner basket bio blame blob board body branch building bundle calendar candidate card cart cast catalog category certificate channel',
  'chapter chart chat child children client code collection color column company component config contact content contract conversation',
  'cost course cover creator crew csv currency current customer cv dashboard data dataset demo department detail device diagnosis',
  'diff doc document education email-preview employee entry episode event example exam experience faq feed feedback field file first floor',
  'forecast full gallery geometry graph grade group guide header health help hierarchy home html icon ics identity image inbox index info',
  'input invoice issue item itinerary job json key label language last latest layout leaderboard lesson library license line lineup link',
  'location logo log lyrics main manager manual map me media member menu message meta metadata model module name network news next note',
  'number organization output overview owner package page parent path pdf people permalink person phone photo picture plan player playlist',
  'policy position prev previous price private product profile progress project public quantity quiz quota rank raw readme receipt',
  'recipe related result results role room root roster route rss rule sample schema scope score season section seller series',
  'settings size sku skill source specs squad stat status stock store story structure style subscription summary tab table tag task team',
  'text thread thumbnail timeline title topic total tracking tree trip txt type uri url usage user value variant vendor version video wallet',
  'warehouse website wiki wishlist xml',
  // The commonest of them in other languages.
  'artikel bilder kommentare produkte profil verlauf dateien nachrichten détail historique perfil detalle historial dettaglio profilo',
  'профиль комментарии история товары описание 详情 詳情 评论 評論 历史 詳細 コメント 履歴 상세 댓글',
  'en de fr es it pt nl pl cs ru ja zh ko sv da fi tr',
);

/** Plurals and abstract nouns that are verbs too. */
export const NO_NOUNS = wordSet(
  'auction augment bypass bias canvas caution commission comment complement condition decommission decrement deprovision dis dropship',
  'focus function implement increment mention partition petition ping provision ration repartition reposition reprovision requisition',
  'reship ring sanction station supplement transition transship witness',
);

/** Segments and parameters after which a verb stands. */
export const VERB_PLACES = wordSet(
  'act action actions cmd command commands do func function method op operation operations ops perform task todo',
);
