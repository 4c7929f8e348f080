export const id = 8976;

export const ids = [ 8976 ];

export const modules = {
 82596: (__unused_webpack_module, exports) => {
  Object.defineProperty(exports, "__esModule", {
   value: true
  });
  class LuxonError extends Error {}
  class InvalidDateTimeError extends LuxonError {
   constructor(reason) {
    super(`Invalid DateTime: ${reason.toMessage()}`);
   }
  }
  class InvalidIntervalError extends LuxonError {
   constructor(reason) {
    super(`Invalid Interval: ${reason.toMessage()}`);
   }
  }
  class InvalidDurationError extends LuxonError {
   constructor(reason) {
    super(`Invalid Duration: ${reason.toMessage()}`);
   }
  }
  class ConflictingSpecificationError extends LuxonError {}
  class InvalidUnitError extends LuxonError {
   constructor(unit) {
    super(`Invalid unit ${unit}`);
   }
  }
  class InvalidArgumentError extends LuxonError {}
  class ZoneIsAbstractError extends LuxonError {
   constructor() {
    super("Zone is an abstract class");
   }
  }
  const n = "numeric", s = "short", l = "long";
  const DATE_SHORT = {
   year: n,
   month: n,
   day: n
  };
  const DATE_MED = {
   year: n,
   month: s,
   day: n
  };
  const DATE_MED_WITH_WEEKDAY = {
   year: n,
   month: s,
   day: n,
   weekday: s
  };
  const DATE_FULL = {
   year: n,
   month: l,
   day: n
  };
  const DATE_HUGE = {
   year: n,
   month: l,
   day: n,
   weekday: l
  };
  const TIME_SIMPLE = {
   hour: n,
   minute: n
  };
  const TIME_WITH_SECONDS = {
   hour: n,
   minute: n,
   second: n
  };
  const TIME_WITH_SHORT_OFFSET = {
   hour: n,
   minute: n,
   second: n,
   timeZoneName: s
  };
  const TIME_WITH_LONG_OFFSET = {
   hour: n,
   minute: n,
   second: n,
   timeZoneName: l
  };
  const TIME_24_SIMPLE = {
   hour: n,
   minute: n,
   hourCycle: "h23"
  };
  const TIME_24_WITH_SECONDS = {
   hour: n,
   minute: n,
   second: n,
   hourCycle: "h23"
  };
  const TIME_24_WITH_SHORT_OFFSET = {
   hour: n,
   minute: n,
   second: n,
   hourCycle: "h23",
   timeZoneName: s
  };
  const TIME_24_WITH_LONG_OFFSET = {
   hour: n,
   minute: n,
   second: n,
   hourCycle: "h23",
   timeZoneName: l
  };
  const DATETIME_SHORT = {
   year: n,
   month: n,
   day: n,
   hour: n,
   minute: n
  };
  const DATETIME_SHORT_WITH_SECONDS = {
   year: n,
   month: n,
   day: n,
   hour: n,
   minute: n,
   second: n
  };
  const DATETIME_MED = {
   year: n,
   month: s,
   day: n,
   hour: n,
   minute: n
  };
  const DATETIME_MED_WITH_SECONDS = {
   year: n,
   month: s,
   day: n,
   hour: n,
   minute: n,
   second: n
  };
  const DATETIME_MED_WITH_WEEKDAY = {
   year: n,
   month: s,
   day: n,
   weekday: s,
   hour: n,
   minute: n
  };
  const DATETIME_FULL = {
   year: n,
   month: l,
   day: n,
   hour: n,
   minute: n,
   timeZoneName: s
  };
  const DATETIME_FULL_WITH_SECONDS = {
   year: n,
   month: l,
   day: n,
   hour: n,
   minute: n,
   second: n,
   timeZoneName: s
  };
  const DATETIME_HUGE = {
   year: n,
   month: l,
   day: n,
   weekday: l,
   hour: n,
   minute: n,
   timeZoneName: l
  };
  const DATETIME_HUGE_WITH_SECONDS = {
   year: n,
   month: l,
   day: n,
   weekday: l,
   hour: n,
   minute: n,
   second: n,
   timeZoneName: l
  };
  class Zone {
   get type() {
    throw new ZoneIsAbstractError;
   }
   get name() {
    throw new ZoneIsAbstractError;
   }
   get ianaName() {
    return this.name;
   }
   get isUniversal() {
    throw new ZoneIsAbstractError;
   }
   offsetName(ts, opts) {
    throw new ZoneIsAbstractError;
   }
   formatOffset(ts, format) {
    throw new ZoneIsAbstractError;
   }
   offset(ts) {
    throw new ZoneIsAbstractError;
   }
   equals(otherZone) {
    throw new ZoneIsAbstractError;
   }
   get isValid() {
    throw new ZoneIsAbstractError;
   }
  }
  let singleton$1 = null;
  class SystemZone extends Zone {
   static get instance() {
    if (singleton$1 === null) {
     singleton$1 = new SystemZone;
    }
    return singleton$1;
   }
   get type() {
    return "system";
   }
   get name() {
    return (new Intl.DateTimeFormat).resolvedOptions().timeZone;
   }
   get isUniversal() {
    return false;
   }
   offsetName(ts, {format: format, locale: locale}) {
    return parseZoneInfo(ts, format, locale);
   }
   formatOffset(ts, format) {
    return formatOffset(this.offset(ts), format);
   }
   offset(ts) {
    return -new Date(ts).getTimezoneOffset();
   }
   equals(otherZone) {
    return otherZone.type === "system";
   }
   get isValid() {
    return true;
   }
  }
  const dtfCache = new Map;
  function makeDTF(zoneName) {
   let dtf = dtfCache.get(zoneName);
   if (dtf === undefined) {
    dtf = new Intl.DateTimeFormat("en-US", {
     hour12: false,
     timeZone: zoneName,
     year: "numeric",
     month: "2-digit",
     day: "2-digit",
     hour: "2-digit",
     minute: "2-digit",
     second: "2-digit",
     era: "short"
    });
    dtfCache.set(zoneName, dtf);
   }
   return dtf;
  }
  const typeToPos = {
   year: 0,
   month: 1,
   day: 2,
   era: 3,
   hour: 4,
   minute: 5,
   second: 6
  };
  function hackyOffset(dtf, date) {
   const formatted = dtf.format(date).replace(/\u200E/g, ""), parsed = /(\d+)\/(\d+)\/(\d+) (AD|BC),? (\d+):(\d+):(\d+)/.exec(formatted), [, fMonth, fDay, fYear, fadOrBc, fHour, fMinute, fSecond] = parsed;
   return [ fYear, fMonth, fDay, fadOrBc, fHour, fMinute, fSecond ];
  }
  function partsOffset(dtf, date) {
   const formatted = dtf.formatToParts(date);
   const filled = [];
   for (let i = 0; i < formatted.length; i++) {
    const {type: type, value: value} = formatted[i];
    const pos = typeToPos[type];
    if (type === "era") {
     filled[pos] = value;
    } else if (!isUndefined(pos)) {
     filled[pos] = parseInt(value, 10);
    }
   }
   return filled;
  }
  const ianaZoneCache = new Map;
  class IANAZone extends Zone {
   static create(name) {
    let zone = ianaZoneCache.get(name);
    if (zone === undefined) {
     ianaZoneCache.set(name, zone = new IANAZone(name));
    }
    return zone;
   }
   static resetCache() {
    ianaZoneCache.clear();
    dtfCache.clear();
   }
   static isValidSpecifier(s) {
    return this.isValidZone(s);
   }
   static isValidZone(zone) {
    if (!zone) {
     return false;
    }
    try {
     new Intl.DateTimeFormat("en-US", {
      timeZone: zone
     }).format();
     return true;
    } catch (e) {
     return false;
    }
   }
   constructor(name) {
    super();
    this.zoneName = name;
    this.valid = IANAZone.isValidZone(name);
   }
   get type() {
    return "iana";
   }
   get name() {
    return this.zoneName;
   }
   get isUniversal() {
    return false;
   }
   offsetName(ts, {format: format, locale: locale}) {
    return parseZoneInfo(ts, format, locale, this.name);
   }
   formatOffset(ts, format) {
    return formatOffset(this.offset(ts), format);
   }
   offset(ts) {
    if (!this.valid) return NaN;
    const date = new Date(ts);
    if (isNaN(date)) return NaN;
    const dtf = makeDTF(this.name);
    let [year, month, day, adOrBc, hour, minute, second] = dtf.formatToParts ? partsOffset(dtf, date) : hackyOffset(dtf, date);
    if (adOrBc === "BC") {
     year = -Math.abs(year) + 1;
    }
    const adjustedHour = hour === 24 ? 0 : hour;
    const asUTC = objToLocalTS({
     year: year,
     month: month,
     day: day,
     hour: adjustedHour,
     minute: minute,
     second: second,
     millisecond: 0
    });
    let asTS = +date;
    const over = asTS % 1e3;
    asTS -= over >= 0 ? over : 1e3 + over;
    return (asUTC - asTS) / (60 * 1e3);
   }
   equals(otherZone) {
    return otherZone.type === "iana" && otherZone.name === this.name;
   }
   get isValid() {
    return this.valid;
   }
  }
  let intlLFCache = {};
  function getCachedLF(locString, opts = {}) {
   const key = JSON.stringify([ locString, opts ]);
   let dtf = intlLFCache[key];
   if (!dtf) {
    dtf = new Intl.ListFormat(locString, opts);
    intlLFCache[key] = dtf;
   }
   return dtf;
  }
  const intlDTCache = new Map;
  function getCachedDTF(locString, opts = {}) {
   const key = JSON.stringify([ locString, opts ]);
   let dtf = intlDTCache.get(key);
   if (dtf === undefined) {
    dtf = new Intl.DateTimeFormat(locString, opts);
    intlDTCache.set(key, dtf);
   }
   return dtf;
  }
  const intlNumCache = new Map;
  function getCachedINF(locString, opts = {}) {
   const key = JSON.stringify([ locString, opts ]);
   let inf = intlNumCache.get(key);
   if (inf === undefined) {
    inf = new Intl.NumberFormat(locString, opts);
    intlNumCache.set(key, inf);
   }
   return inf;
  }
  const intlRelCache = new Map;
  function getCachedRTF(locString, opts = {}) {
   const {base: base, ...cacheKeyOpts} = opts;
   const key = JSON.stringify([ locString, cacheKeyOpts ]);
   let inf = intlRelCache.get(key);
   if (inf === undefined) {
    inf = new Intl.RelativeTimeFormat(locString, opts);
    intlRelCache.set(key, inf);
   }
   return inf;
  }
  let sysLocaleCache = null;
  function systemLocale() {
   if (sysLocaleCache) {
    return sysLocaleCache;
   } else {
    sysLocaleCache = (new Intl.DateTimeFormat).resolvedOptions().locale;
    return sysLocaleCache;
   }
  }
  const intlResolvedOptionsCache = new Map;
  function getCachedIntResolvedOptions(locString) {
   let opts = intlResolvedOptionsCache.get(locString);
   if (opts === undefined) {
    opts = new Intl.DateTimeFormat(locString).resolvedOptions();
    intlResolvedOptionsCache.set(locString, opts);
   }
   return opts;
  }
  const weekInfoCache = new Map;
  function getCachedWeekInfo(locString) {
   let data = weekInfoCache.get(locString);
   if (!data) {
    const locale = new Intl.Locale(locString);
    data = "getWeekInfo" in locale ? locale.getWeekInfo() : locale.weekInfo;
    if (!("minimalDays" in data)) {
     data = {
      ...fallbackWeekSettings,
      ...data
     };
    }
    weekInfoCache.set(locString, data);
   }
   return data;
  }
  function parseLocaleString(localeStr) {
   const xIndex = localeStr.indexOf("-x-");
   if (xIndex !== -1) {
    localeStr = localeStr.substring(0, xIndex);
   }
   const uIndex = localeStr.indexOf("-u-");
   if (uIndex === -1) {
    return [ localeStr ];
   } else {
    let options;
    let selectedStr;
    try {
     options = getCachedDTF(localeStr).resolvedOptions();
     selectedStr = localeStr;
    } catch (e) {
     const smaller = localeStr.substring(0, uIndex);
     options = getCachedDTF(smaller).resolvedOptions();
     selectedStr = smaller;
    }
    const {numberingSystem: numberingSystem, calendar: calendar} = options;
    return [ selectedStr, numberingSystem, calendar ];
   }
  }
  function intlConfigString(localeStr, numberingSystem, outputCalendar) {
   if (outputCalendar || numberingSystem) {
    if (!localeStr.includes("-u-")) {
     localeStr += "-u";
    }
    if (outputCalendar) {
     localeStr += `-ca-${outputCalendar}`;
    }
    if (numberingSystem) {
     localeStr += `-nu-${numberingSystem}`;
    }
    return localeStr;
   } else {
    return localeStr;
   }
  }
  function mapMonths(f) {
   const ms = [];
   for (let i = 1; i <= 12; i++) {
    const dt = DateTime.utc(2009, i, 1);
    ms.push(f(dt));
   }
   return ms;
  }
  function mapWeekdays(f) {
   const ms = [];
   for (let i = 1; i <= 7; i++) {
    const dt = DateTime.utc(2016, 11, 13 + i);
    ms.push(f(dt));
   }
   return ms;
  }
  function listStuff(loc, length, englishFn, intlFn) {
   const mode = loc.listingMode();
   if (mode === "error") {
    return null;
   } else if (mode === "en") {
    return englishFn(length);
   } else {
    return intlFn(length);
   }
  }
  function supportsFastNumbers(loc) {
   if (loc.numberingSystem && loc.numberingSystem !== "latn") {
    return false;
   } else {
    return loc.numberingSystem === "latn" || !loc.locale || loc.locale.startsWith("en") || getCachedIntResolvedOptions(loc.locale).numberingSystem === "latn";
   }
  }
  class PolyNumberFormatter {
   constructor(intl, forceSimple, opts) {
    this.padTo = opts.padTo || 0;
    this.floor = opts.floor || false;
    const {padTo: padTo, floor: floor, ...otherOpts} = opts;
    if (!forceSimple || Object.keys(otherOpts).length > 0) {
     const intlOpts = {
      useGrouping: false,
      ...opts
     };
     if (opts.padTo > 0) intlOpts.minimumIntegerDigits = opts.padTo;
     this.inf = getCachedINF(intl, intlOpts);
    }
   }
   format(i) {
    if (this.inf) {
     const fixed = this.floor ? Math.floor(i) : i;
     return this.inf.format(fixed);
    } else {
     const fixed = this.floor ? Math.floor(i) : roundTo(i, 3);
     return padStart(fixed, this.padTo);
    }
   }
  }
  class PolyDateFormatter {
   constructor(dt, intl, opts) {
    this.opts = opts;
    this.originalZone = undefined;
    let z = undefined;
    if (this.opts.timeZone) {
     this.dt = dt;
    } else if (dt.zone.type === "fixed") {
     const gmtOffset = -1 * (dt.offset / 60);
     const offsetZ = gmtOffset >= 0 ? `Etc/GMT+${gmtOffset}` : `Etc/GMT${gmtOffset}`;
     if (dt.offset !== 0 && IANAZone.create(offsetZ).valid) {
      z = offsetZ;
      this.dt = dt;
     } else {
      z = "UTC";
      this.dt = dt.offset === 0 ? dt : dt.setZone("UTC").plus({
       minutes: dt.offset
      });
      this.originalZone = dt.zone;
     }
    } else if (dt.zone.type === "system") {
     this.dt = dt;
    } else if (dt.zone.type === "iana") {
     this.dt = dt;
     z = dt.zone.name;
    } else {
     z = "UTC";
     this.dt = dt.setZone("UTC").plus({
      minutes: dt.offset
     });
     this.originalZone = dt.zone;
    }
    const intlOpts = {
     ...this.opts
    };
    intlOpts.timeZone = intlOpts.timeZone || z;
    this.dtf = getCachedDTF(intl, intlOpts);
   }
   format() {
    if (this.originalZone) {
     return this.formatToParts().map(({value: value}) => value).join("");
    }
    return this.dtf.format(this.dt.toJSDate());
   }
   formatToParts() {
    const parts = this.dtf.formatToParts(this.dt.toJSDate());
    if (this.originalZone) {
     return parts.map(part => {
      if (part.type === "timeZoneName") {
       const offsetName = this.originalZone.offsetName(this.dt.ts, {
        locale: this.dt.locale,
        format: this.opts.timeZoneName
       });
       return {
        ...part,
        value: offsetName
       };
      } else {
       return part;
      }
     });
    }
    return parts;
   }
   resolvedOptions() {
    return this.dtf.resolvedOptions();
   }
  }
  class PolyRelFormatter {
   constructor(intl, isEnglish, opts) {
    this.opts = {
     style: "long",
     ...opts
    };
    if (!isEnglish && hasRelative()) {
     this.rtf = getCachedRTF(intl, opts);
    }
   }
   format(count, unit) {
    if (this.rtf) {
     return this.rtf.format(count, unit);
    } else {
     return formatRelativeTime(unit, count, this.opts.numeric, this.opts.style !== "long");
    }
   }
   formatToParts(count, unit) {
    if (this.rtf) {
     return this.rtf.formatToParts(count, unit);
    } else {
     return [];
    }
   }
  }
  const fallbackWeekSettings = {
   firstDay: 1,
   minimalDays: 4,
   weekend: [ 6, 7 ]
  };
  class Locale {
   static fromOpts(opts) {
    return Locale.create(opts.locale, opts.numberingSystem, opts.outputCalendar, opts.weekSettings, opts.defaultToEN);
   }
   static create(locale, numberingSystem, outputCalendar, weekSettings, defaultToEN = false) {
    const specifiedLocale = locale || Settings.defaultLocale;
    const localeR = specifiedLocale || (defaultToEN ? "en-US" : systemLocale());
    const numberingSystemR = numberingSystem || Settings.defaultNumberingSystem;
    const outputCalendarR = outputCalendar || Settings.defaultOutputCalendar;
    const weekSettingsR = validateWeekSettings(weekSettings) || Settings.defaultWeekSettings;
    return new Locale(localeR, numberingSystemR, outputCalendarR, weekSettingsR, specifiedLocale);
   }
   static resetCache() {
    sysLocaleCache = null;
    intlDTCache.clear();
    intlNumCache.clear();
    intlRelCache.clear();
    intlResolvedOptionsCache.clear();
    weekInfoCache.clear();
   }
   static fromObject({locale: locale, numberingSystem: numberingSystem, outputCalendar: outputCalendar, weekSettings: weekSettings} = {}) {
    return Locale.create(locale, numberingSystem, outputCalendar, weekSettings);
   }
   constructor(locale, numbering, outputCalendar, weekSettings, specifiedLocale) {
    const [parsedLocale, parsedNumberingSystem, parsedOutputCalendar] = parseLocaleString(locale);
    this.locale = parsedLocale;
    this.numberingSystem = numbering || parsedNumberingSystem || null;
    this.outputCalendar = outputCalendar || parsedOutputCalendar || null;
    this.weekSettings = weekSettings;
    this.intl = intlConfigString(this.locale, this.numberingSystem, this.outputCalendar);
    this.weekdaysCache = {
     format: {},
     standalone: {}
    };
    this.monthsCache = {
     format: {},
     standalone: {}
    };
    this.meridiemCache = null;
    this.eraCache = {};
    this.specifiedLocale = specifiedLocale;
    this.fastNumbersCached = null;
   }
   get fastNumbers() {
    if (this.fastNumbersCached == null) {
     this.fastNumbersCached = supportsFastNumbers(this);
    }
    return this.fastNumbersCached;
   }
   listingMode() {
    const isActuallyEn = this.isEnglish();
    const hasNoWeirdness = (this.numberingSystem === null || this.numberingSystem === "latn") && (this.outputCalendar === null || this.outputCalendar === "gregory");
    return isActuallyEn && hasNoWeirdness ? "en" : "intl";
   }
   clone(alts) {
    if (!alts || Object.getOwnPropertyNames(alts).length === 0) {
     return this;
    } else {
     return Locale.create(alts.locale || this.specifiedLocale, alts.numberingSystem || this.numberingSystem, alts.outputCalendar || this.outputCalendar, validateWeekSettings(alts.weekSettings) || this.weekSettings, alts.defaultToEN || false);
    }
   }
   redefaultToEN(alts = {}) {
    return this.clone({
     ...alts,
     defaultToEN: true
    });
   }
   redefaultToSystem(alts = {}) {
    return this.clone({
     ...alts,
     defaultToEN: false
    });
   }
   months(length, format = false) {
    return listStuff(this, length, months, () => {
     const monthSpecialCase = this.intl === "ja" || this.intl.startsWith("ja-");
     format &= !monthSpecialCase;
     const intl = format ? {
      month: length,
      day: "numeric"
     } : {
      month: length
     }, formatStr = format ? "format" : "standalone";
     if (!this.monthsCache[formatStr][length]) {
      const mapper = !monthSpecialCase ? dt => this.extract(dt, intl, "month") : dt => this.dtFormatter(dt, intl).format();
      this.monthsCache[formatStr][length] = mapMonths(mapper);
     }
     return this.monthsCache[formatStr][length];
    });
   }
   weekdays(length, format = false) {
    return listStuff(this, length, weekdays, () => {
     const intl = format ? {
      weekday: length,
      year: "numeric",
      month: "long",
      day: "numeric"
     } : {
      weekday: length
     }, formatStr = format ? "format" : "standalone";
     if (!this.weekdaysCache[formatStr][length]) {
      this.weekdaysCache[formatStr][length] = mapWeekdays(dt => this.extract(dt, intl, "weekday"));
     }
     return this.weekdaysCache[formatStr][length];
    });
   }
   meridiems() {
    return listStuff(this, undefined, () => meridiems, () => {
     if (!this.meridiemCache) {
      const intl = {
       hour: "numeric",
       hourCycle: "h12"
      };
      this.meridiemCache = [ DateTime.utc(2016, 11, 13, 9), DateTime.utc(2016, 11, 13, 19) ].map(dt => this.extract(dt, intl, "dayperiod"));
     }
     return this.meridiemCache;
    });
   }
   eras(length) {
    return listStuff(this, length, eras, () => {
     const intl = {
      era: length
     };
     if (!this.eraCache[length]) {
      this.eraCache[length] = [ DateTime.utc(-40, 1, 1), DateTime.utc(2017, 1, 1) ].map(dt => this.extract(dt, intl, "era"));
     }
     return this.eraCache[length];
    });
   }
   extract(dt, intlOpts, field) {
    const df = this.dtFormatter(dt, intlOpts), results = df.formatToParts(), matching = results.find(m => m.type.toLowerCase() === field);
    return matching ? matching.value : null;
   }
   numberFormatter(opts = {}) {
    return new PolyNumberFormatter(this.intl, opts.forceSimple || this.fastNumbers, opts);
   }
   dtFormatter(dt, intlOpts = {}) {
    return new PolyDateFormatter(dt, this.intl, intlOpts);
   }
   relFormatter(opts = {}) {
    return new PolyRelFormatter(this.intl, this.isEnglish(), opts);
   }
   listFormatter(opts = {}) {
    return getCachedLF(this.intl, opts);
   }
   isEnglish() {
    return this.locale === "en" || this.locale.toLowerCase() === "en-us" || getCachedIntResolvedOptions(this.intl).locale.startsWith("en-us");
   }
   getWeekSettings() {
    if (this.weekSettings) {
     return this.weekSettings;
    } else if (!hasLocaleWeekInfo()) {
     return fallbackWeekSettings;
    } else {
     return getCachedWeekInfo(this.locale);
    }
   }
   getStartOfWeek() {
    return this.getWeekSettings().firstDay;
   }
   getMinDaysInFirstWeek() {
    return this.getWeekSettings().minimalDays;
   }
   getWeekendDays() {
    return this.getWeekSettings().weekend;
   }
   equals(other) {
    return this.locale === other.locale && this.numberingSystem === other.numberingSystem && this.outputCalendar === other.outputCalendar;
   }
   toString() {
    return `Locale(${this.locale}, ${this.numberingSystem}, ${this.outputCalendar})`;
   }
  }
  let singleton = null;
  class FixedOffsetZone extends Zone {
   static get utcInstance() {
    if (singleton === null) {
     singleton = new FixedOffsetZone(0);
    }
    return singleton;
   }
   static instance(offset) {
    return offset === 0 ? FixedOffsetZone.utcInstance : new FixedOffsetZone(offset);
   }
   static parseSpecifier(s) {
    if (s) {
     const r = s.match(/^utc(?:([+-]\d{1,2})(?::(\d{2}))?)?$/i);
     if (r) {
      return new FixedOffsetZone(signedOffset(r[1], r[2]));
     }
    }
    return null;
   }
   constructor(offset) {
    super();
    this.fixed = offset;
   }
   get type() {
    return "fixed";
   }
   get name() {
    return this.fixed === 0 ? "UTC" : `UTC${formatOffset(this.fixed, "narrow")}`;
   }
   get ianaName() {
    if (this.fixed === 0) {
     return "Etc/UTC";
    } else {
     return `Etc/GMT${formatOffset(-this.fixed, "narrow")}`;
    }
   }
   offsetName() {
    return this.name;
   }
   formatOffset(ts, format) {
    return formatOffset(this.fixed, format);
   }
   get isUniversal() {
    return true;
   }
   offset() {
    return this.fixed;
   }
   equals(otherZone) {
    return otherZone.type === "fixed" && otherZone.fixed === this.fixed;
   }
   get isValid() {
    return true;
   }
  }
  class InvalidZone extends Zone {
   constructor(zoneName) {
    super();
    this.zoneName = zoneName;
   }
   get type() {
    return "invalid";
   }
   get name() {
    return this.zoneName;
   }
   get isUniversal() {
    return false;
   }
   offsetName() {
    return null;
   }
   formatOffset() {
    return "";
   }
   offset() {
    return NaN;
   }
   equals() {
    return false;
   }
   get isValid() {
    return false;
   }
  }
  function normalizeZone(input, defaultZone) {
   if (isUndefined(input) || input === null) {
    return defaultZone;
   } else if (input instanceof Zone) {
    return input;
   } else if (isString(input)) {
    const lowered = input.toLowerCase();
    if (lowered === "default") return defaultZone; else if (lowered === "local" || lowered === "system") return SystemZone.instance; else if (lowered === "utc" || lowered === "gmt") return FixedOffsetZone.utcInstance; else return FixedOffsetZone.parseSpecifier(lowered) || IANAZone.create(input);
   } else if (isNumber(input)) {
    return FixedOffsetZone.instance(input);
   } else if (typeof input === "object" && "offset" in input && typeof input.offset === "function") {
    return input;
   } else {
    return new InvalidZone(input);
   }
  }
  const numberingSystems = {
   arab: "[٠-٩]",
   arabext: "[۰-۹]",
   bali: "[᭐-᭙]",
   beng: "[০-৯]",
   deva: "[०-९]",
   fullwide: "[０-９]",
   gujr: "[૦-૯]",
   hanidec: "[〇|一|二|三|四|五|六|七|八|九]",
   khmr: "[០-៩]",
   knda: "[೦-೯]",
   laoo: "[໐-໙]",
   limb: "[᥆-᥏]",
   mlym: "[൦-൯]",
   mong: "[᠐-᠙]",
   mymr: "[၀-၉]",
   orya: "[୦-୯]",
   tamldec: "[௦-௯]",
   telu: "[౦-౯]",
   thai: "[๐-๙]",
   tibt: "[༠-༩]",
   latn: "\\d"
  };
  const numberingSystemsUTF16 = {
   arab: [ 1632, 1641 ],
   arabext: [ 1776, 1785 ],
   bali: [ 6992, 7001 ],
   beng: [ 2534, 2543 ],
   deva: [ 2406, 2415 ],
   fullwide: [ 65296, 65303 ],
   gujr: [ 2790, 2799 ],
   khmr: [ 6112, 6121 ],
   knda: [ 3302, 3311 ],
   laoo: [ 3792, 3801 ],
   limb: [ 6470, 6479 ],
   mlym: [ 3430, 3439 ],
   mong: [ 6160, 6169 ],
   mymr: [ 4160, 4169 ],
   orya: [ 2918, 2927 ],
   tamldec: [ 3046, 3055 ],
   telu: [ 3174, 3183 ],
   thai: [ 3664, 3673 ],
   tibt: [ 3872, 3881 ]
  };
  const hanidecChars = numberingSystems.hanidec.replace(/[\[|\]]/g, "").split("");
  function parseDigits(str) {
   let value = parseInt(str, 10);
   if (isNaN(value)) {
    value = "";
    for (let i = 0; i < str.length; i++) {
     const code = str.charCodeAt(i);
     if (str[i].search(numberingSystems.hanidec) !== -1) {
      value += hanidecChars.indexOf(str[i]);
     } else {
      for (const key in numberingSystemsUTF16) {
       const [min, max] = numberingSystemsUTF16[key];
       if (code >= min && code <= max) {
        value += code - min;
       }
      }
     }
    }
    return parseInt(value, 10);
   } else {
    return value;
   }
  }
  const digitRegexCache = new Map;
  function resetDigitRegexCache() {
   digitRegexCache.clear();
  }
  function digitRegex({numberingSystem: numberingSystem}, append = "") {
   const ns = numberingSystem || "latn";
   let appendCache = digitRegexCache.get(ns);
   if (appendCache === undefined) {
    appendCache = new Map;
    digitRegexCache.set(ns, appendCache);
   }
   let regex = appendCache.get(append);
   if (regex === undefined) {
    regex = new RegExp(`${numberingSystems[ns]}${append}`);
    appendCache.set(append, regex);
   }
   return regex;
  }
  let now = () => Date.now(), defaultZone = "system", defaultLocale = null, defaultNumberingSystem = null, defaultOutputCalendar = null, twoDigitCutoffYear = 60, throwOnInvalid, defaultWeekSettings = null;
  class Settings {
   static get now() {
    return now;
   }
   static set now(n) {
    now = n;
   }
   static set defaultZone(zone) {
    defaultZone = zone;
   }
   static get defaultZone() {
    return normalizeZone(defaultZone, SystemZone.instance);
   }
   static get defaultLocale() {
    return defaultLocale;
   }
   static set defaultLocale(locale) {
    defaultLocale = locale;
   }
   static get defaultNumberingSystem() {
    return defaultNumberingSystem;
   }
   static set defaultNumberingSystem(numberingSystem) {
    defaultNumberingSystem = numberingSystem;
   }
   static get defaultOutputCalendar() {
    return defaultOutputCalendar;
   }
   static set defaultOutputCalendar(outputCalendar) {
    defaultOutputCalendar = outputCalendar;
   }
   static get defaultWeekSettings() {
    return defaultWeekSettings;
   }
   static set defaultWeekSettings(weekSettings) {
    defaultWeekSettings = validateWeekSettings(weekSettings);
   }
   static get twoDigitCutoffYear() {
    return twoDigitCutoffYear;
   }
   static set twoDigitCutoffYear(cutoffYear) {
    twoDigitCutoffYear = cutoffYear % 100;
   }
   static get throwOnInvalid() {
    return throwOnInvalid;
   }
   static set throwOnInvalid(t) {
    throwOnInvalid = t;
   }
   static resetCaches() {
    Locale.resetCache();
    IANAZone.resetCache();
    DateTime.resetCache();
    resetDigitRegexCache();
   }
  }
  class Invalid {
   constructor(reason, explanation) {
    this.reason = reason;
    this.explanation = explanation;
   }
   toMessage() {
    if (this.explanation) {
     return `${this.reason}: ${this.explanation}`;
    } else {
     return this.reason;
    }
   }
  }
  const nonLeapLadder = [ 0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334 ], leapLadder = [ 0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335 ];
  function unitOutOfRange(unit, value) {
   return new Invalid("unit out of range", `you specified ${value} (of type ${typeof value}) as a ${unit}, which is invalid`);
  }
  function dayOfWeek(year, month, day) {
   const d = new Date(Date.UTC(year, month - 1, day));
   if (year < 100 && year >= 0) {
    d.setUTCFullYear(d.getUTCFullYear() - 1900);
   }
   const js = d.getUTCDay();
   return js === 0 ? 7 : js;
  }
  function computeOrdinal(year, month, day) {
   return day + (isLeapYear(year) ? leapLadder : nonLeapLadder)[month - 1];
  }
  function uncomputeOrdinal(year, ordinal) {
   const table = isLeapYear(year) ? leapLadder : nonLeapLadder, month0 = table.findIndex(i => i < ordinal), day = ordinal - table[month0];
   return {
    month: month0 + 1,
    day: day
   };
  }
  function isoWeekdayToLocal(isoWeekday, startOfWeek) {
   return (isoWeekday - startOfWeek + 7) % 7 + 1;
  }
  function gregorianToWeek(gregObj, minDaysInFirstWeek = 4, startOfWeek = 1) {
   const {year: year, month: month, day: day} = gregObj, ordinal = computeOrdinal(year, month, day), weekday = isoWeekdayToLocal(dayOfWeek(year, month, day), startOfWeek);
   let weekNumber = Math.floor((ordinal - weekday + 14 - minDaysInFirstWeek) / 7), weekYear;
   if (weekNumber < 1) {
    weekYear = year - 1;
    weekNumber = weeksInWeekYear(weekYear, minDaysInFirstWeek, startOfWeek);
   } else if (weekNumber > weeksInWeekYear(year, minDaysInFirstWeek, startOfWeek)) {
    weekYear = year + 1;
    weekNumber = 1;
   } else {
    weekYear = year;
   }
   return {
    weekYear: weekYear,
    weekNumber: weekNumber,
    weekday: weekday,
    ...timeObject(gregObj)
   };
  }
  function weekToGregorian(weekData, minDaysInFirstWeek = 4, startOfWeek = 1) {
   const {weekYear: weekYear, weekNumber: weekNumber, weekday: weekday} = weekData, weekdayOfJan4 = isoWeekdayToLocal(dayOfWeek(weekYear, 1, minDaysInFirstWeek), startOfWeek), yearInDays = daysInYear(weekYear);
   let ordinal = weekNumber * 7 + weekday - weekdayOfJan4 - 7 + minDaysInFirstWeek, year;
   if (ordinal < 1) {
    year = weekYear - 1;
    ordinal += daysInYear(year);
   } else if (ordinal > yearInDays) {
    year = weekYear + 1;
    ordinal -= daysInYear(weekYear);
   } else {
    year = weekYear;
   }
   const {month: month, day: day} = uncomputeOrdinal(year, ordinal);
   return {
    year: year,
    month: month,
    day: day,
    ...timeObject(weekData)
   };
  }
  function gregorianToOrdinal(gregData) {
   const {year: year, month: month, day: day} = gregData;
   const ordinal = computeOrdinal(year, month, day);
   return {
    year: year,
    ordinal: ordinal,
    ...timeObject(gregData)
   };
  }
  function ordinalToGregorian(ordinalData) {
   const {year: year, ordinal: ordinal} = ordinalData;
   const {month: month, day: day} = uncomputeOrdinal(year, ordinal);
   return {
    year: year,
    month: month,
    day: day,
    ...timeObject(ordinalData)
   };
  }
  function usesLocalWeekValues(obj, loc) {
   const hasLocaleWeekData = !isUndefined(obj.localWeekday) || !isUndefined(obj.localWeekNumber) || !isUndefined(obj.localWeekYear);
   if (hasLocaleWeekData) {
    const hasIsoWeekData = !isUndefined(obj.weekday) || !isUndefined(obj.weekNumber) || !isUndefined(obj.weekYear);
    if (hasIsoWeekData) {
     throw new ConflictingSpecificationError("Cannot mix locale-based week fields with ISO-based week fields");
    }
    if (!isUndefined(obj.localWeekday)) obj.weekday = obj.localWeekday;
    if (!isUndefined(obj.localWeekNumber)) obj.weekNumber = obj.localWeekNumber;
    if (!isUndefined(obj.localWeekYear)) obj.weekYear = obj.localWeekYear;
    delete obj.localWeekday;
    delete obj.localWeekNumber;
    delete obj.localWeekYear;
    return {
     minDaysInFirstWeek: loc.getMinDaysInFirstWeek(),
     startOfWeek: loc.getStartOfWeek()
    };
   } else {
    return {
     minDaysInFirstWeek: 4,
     startOfWeek: 1
    };
   }
  }
  function hasInvalidWeekData(obj, minDaysInFirstWeek = 4, startOfWeek = 1) {
   const validYear = isInteger(obj.weekYear), validWeek = integerBetween(obj.weekNumber, 1, weeksInWeekYear(obj.weekYear, minDaysInFirstWeek, startOfWeek)), validWeekday = integerBetween(obj.weekday, 1, 7);
   if (!validYear) {
    return unitOutOfRange("weekYear", obj.weekYear);
   } else if (!validWeek) {
    return unitOutOfRange("week", obj.weekNumber);
   } else if (!validWeekday) {
    return unitOutOfRange("weekday", obj.weekday);
   } else return false;
  }
  function hasInvalidOrdinalData(obj) {
   const validYear = isInteger(obj.year), validOrdinal = integerBetween(obj.ordinal, 1, daysInYear(obj.year));
   if (!validYear) {
    return unitOutOfRange("year", obj.year);
   } else if (!validOrdinal) {
    return unitOutOfRange("ordinal", obj.ordinal);
   } else return false;
  }
  function hasInvalidGregorianData(obj) {
   const validYear = isInteger(obj.year), validMonth = integerBetween(obj.month, 1, 12), validDay = integerBetween(obj.day, 1, daysInMonth(obj.year, obj.month));
   if (!validYear) {
    return unitOutOfRange("year", obj.year);
   } else if (!validMonth) {
    return unitOutOfRange("month", obj.month);
   } else if (!validDay) {
    return unitOutOfRange("day", obj.day);
   } else return false;
  }
  function hasInvalidTimeData(obj) {
   const {hour: hour, minute: minute, second: second, millisecond: millisecond} = obj;
   const validHour = integerBetween(hour, 0, 23) || hour === 24 && minute === 0 && second === 0 && millisecond === 0, validMinute = integerBetween(minute, 0, 59), validSecond = integerBetween(second, 0, 59), validMillisecond = integerBetween(millisecond, 0, 999);
   if (!validHour) {
    return unitOutOfRange("hour", hour);
   } else if (!validMinute) {
    return unitOutOfRange("minute", minute);
   } else if (!validSecond) {
    return unitOutOfRange("second", second);
   } else if (!validMillisecond) {
    return unitOutOfRange("millisecond", millisecond);
   } else return false;
  }
  function isUndefined(o) {
   return typeof o === "undefined";
  }
  function isNumber(o) {
   return typeof o === "number";
  }
  function isInteger(o) {
   return typeof o === "number" && o % 1 === 0;
  }
  function isString(o) {
   return typeof o === "string";
  }
  function isDate(o) {
   return Object.prototype.toString.call(o) === "[object Date]";
  }
  function hasRelative() {
   try {
    return typeof Intl !== "undefined" && !!Intl.RelativeTimeFormat;
   } catch (e) {
    return false;
   }
  }
  function hasLocaleWeekInfo() {
   try {
    return typeof Intl !== "undefined" && !!Intl.Locale && ("weekInfo" in Intl.Locale.prototype || "getWeekInfo" in Intl.Locale.prototype);
   } catch (e) {
    return false;
   }
  }
  function maybeArray(thing) {
   return Array.isArray(thing) ? thing : [ thing ];
  }
  function bestBy(arr, by, compare) {
   if (arr.length === 0) {
    return undefined;
   }
   return arr.reduce((best, next) => {
    const pair = [ by(next), next ];
    if (!best) {
     return pair;
    } else if (compare(best[0], pair[0]) === best[0]) {
     return best;
    } else {
     return pair;
    }
   }, null)[1];
  }
  function pick(obj, keys) {
   return keys.reduce((a, k) => {
    a[k] = obj[k];
    return a;
   }, {});
  }
  function hasOwnProperty(obj, prop) {
   return Object.prototype.hasOwnProperty.call(obj, prop);
  }
  function validateWeekSettings(settings) {
   if (settings == null) {
    return null;
   } else if (typeof settings !== "object") {
    throw new InvalidArgumentError("Week settings must be an object");
   } else {
    if (!integerBetween(settings.firstDay, 1, 7) || !integerBetween(settings.minimalDays, 1, 7) || !Array.isArray(settings.weekend) || settings.weekend.some(v => !integerBetween(v, 1, 7))) {
     throw new InvalidArgumentError("Invalid week settings");
    }
    return {
     firstDay: settings.firstDay,
     minimalDays: settings.minimalDays,
     weekend: Array.from(settings.weekend)
    };
   }
  }
  function integerBetween(thing, bottom, top) {
   return isInteger(thing) && thing >= bottom && thing <= top;
  }
  function floorMod(x, n) {
   return x - n * Math.floor(x / n);
  }
  function padStart(input, n = 2) {
   const isNeg = input < 0;
   let padded;
   if (isNeg) {
    padded = "-" + ("" + -input).padStart(n, "0");
   } else {
    padded = ("" + input).padStart(n, "0");
   }
   return padded;
  }
  function parseInteger(string) {
   if (isUndefined(string) || string === null || string === "") {
    return undefined;
   } else {
    return parseInt(string, 10);
   }
  }
  function parseFloating(string) {
   if (isUndefined(string) || string === null || string === "") {
    return undefined;
   } else {
    return parseFloat(string);
   }
  }
  function parseMillis(fraction) {
   if (isUndefined(fraction) || fraction === null || fraction === "") {
    return undefined;
   } else {
    const f = parseFloat("0." + fraction) * 1e3;
    return Math.floor(f);
   }
  }
  function roundTo(number, digits, rounding = "round") {
   const factor = 10 ** digits;
   switch (rounding) {
   case "expand":
    return number > 0 ? Math.ceil(number * factor) / factor : Math.floor(number * factor) / factor;

   case "trunc":
    return Math.trunc(number * factor) / factor;

   case "round":
    return Math.round(number * factor) / factor;

   case "floor":
    return Math.floor(number * factor) / factor;

   case "ceil":
    return Math.ceil(number * factor) / factor;

   default:
    throw new RangeError(`Value rounding ${rounding} is out of range`);
   }
  }
  function isLeapYear(year) {
   return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  }
  function daysInYear(year) {
   return isLeapYear(year) ? 366 : 365;
  }
  function daysInMonth(year, month) {
   const modMonth = floorMod(month - 1, 12) + 1, modYear = year + (month - modMonth) / 12;
   if (modMonth === 2) {
    return isLeapYear(modYear) ? 29 : 28;
   } else {
    return [ 31, null, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 ][modMonth - 1];
   }
  }
  function objToLocalTS(obj) {
   let d = Date.UTC(obj.year, obj.month - 1, obj.day, obj.hour, obj.minute, obj.second, obj.millisecond);
   if (obj.year < 100 && obj.year >= 0) {
    d = new Date(d);
    d.setUTCFullYear(obj.year, obj.month - 1, obj.day);
   }
   return +d;
  }
  function firstWeekOffset(year, minDaysInFirstWeek, startOfWeek) {
   const fwdlw = isoWeekdayToLocal(dayOfWeek(year, 1, minDaysInFirstWeek), startOfWeek);
   return -fwdlw + minDaysInFirstWeek - 1;
  }
  function weeksInWeekYear(weekYear, minDaysInFirstWeek = 4, startOfWeek = 1) {
   const weekOffset = firstWeekOffset(weekYear, minDaysInFirstWeek, startOfWeek);
   const weekOffsetNext = firstWeekOffset(weekYear + 1, minDaysInFirstWeek, startOfWeek);
   return (daysInYear(weekYear) - weekOffset + weekOffsetNext) / 7;
  }
  function untruncateYear(year) {
   if (year > 99) {
    return year;
   } else return year > Settings.twoDigitCutoffYear ? 1900 + year : 2e3 + year;
  }
  function parseZoneInfo(ts, offsetFormat, locale, timeZone = null) {
   const date = new Date(ts), intlOpts = {
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit"
   };
   if (timeZone) {
    intlOpts.timeZone = timeZone;
   }
   const modified = {
    timeZoneName: offsetFormat,
    ...intlOpts
   };
   const parsed = new Intl.DateTimeFormat(locale, modified).formatToParts(date).find(m => m.type.toLowerCase() === "timezonename");
   return parsed ? parsed.value : null;
  }
  function signedOffset(offHourStr, offMinuteStr) {
   let offHour = parseInt(offHourStr, 10);
   if (Number.isNaN(offHour)) {
    offHour = 0;
   }
   const offMin = parseInt(offMinuteStr, 10) || 0, offMinSigned = offHour < 0 || Object.is(offHour, -0) ? -offMin : offMin;
   return offHour * 60 + offMinSigned;
  }
  function asNumber(value) {
   const numericValue = Number(value);
   if (typeof value === "boolean" || value === "" || !Number.isFinite(numericValue)) throw new InvalidArgumentError(`Invalid unit value ${value}`);
   return numericValue;
  }
  function normalizeObject(obj, normalizer) {
   const normalized = {};
   for (const u in obj) {
    if (hasOwnProperty(obj, u)) {
     const v = obj[u];
     if (v === undefined || v === null) continue;
     normalized[normalizer(u)] = asNumber(v);
    }
   }
   return normalized;
  }
  function formatOffset(offset, format) {
   const hours = Math.trunc(Math.abs(offset / 60)), minutes = Math.trunc(Math.abs(offset % 60)), sign = offset >= 0 ? "+" : "-";
   switch (format) {
   case "short":
    return `${sign}${padStart(hours, 2)}:${padStart(minutes, 2)}`;

   case "narrow":
    return `${sign}${hours}${minutes > 0 ? `:${minutes}` : ""}`;

   case "techie":
    return `${sign}${padStart(hours, 2)}${padStart(minutes, 2)}`;

   default:
    throw new RangeError(`Value format ${format} is out of range for property format`);
   }
  }
  function timeObject(obj) {
   return pick(obj, [ "hour", "minute", "second", "millisecond" ]);
  }
  const monthsLong = [ "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December" ];
  const monthsShort = [ "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec" ];
  const monthsNarrow = [ "J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D" ];
  function months(length) {
   switch (length) {
   case "narrow":
    return [ ...monthsNarrow ];

   case "short":
    return [ ...monthsShort ];

   case "long":
    return [ ...monthsLong ];

   case "numeric":
    return [ "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12" ];

   case "2-digit":
    return [ "01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12" ];

   default:
    return null;
   }
  }
  const weekdaysLong = [ "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday" ];
  const weekdaysShort = [ "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun" ];
  const weekdaysNarrow = [ "M", "T", "W", "T", "F", "S", "S" ];
  function weekdays(length) {
   switch (length) {
   case "narrow":
    return [ ...weekdaysNarrow ];

   case "short":
    return [ ...weekdaysShort ];

   case "long":
    return [ ...weekdaysLong ];

   case "numeric":
    return [ "1", "2", "3", "4", "5", "6", "7" ];

   default:
    return null;
   }
  }
  const meridiems = [ "AM", "PM" ];
  const erasLong = [ "Before Christ", "Anno Domini" ];
  const erasShort = [ "BC", "AD" ];
  const erasNarrow = [ "B", "A" ];
  function eras(length) {
   switch (length) {
   case "narrow":
    return [ ...erasNarrow ];

   case "short":
    return [ ...erasShort ];

   case "long":
    return [ ...erasLong ];

   default:
    return null;
   }
  }
  function meridiemForDateTime(dt) {
   return meridiems[dt.hour < 12 ? 0 : 1];
  }
  function weekdayForDateTime(dt, length) {
   return weekdays(length)[dt.weekday - 1];
  }
  function monthForDateTime(dt, length) {
   return months(length)[dt.month - 1];
  }
  function eraForDateTime(dt, length) {
   return eras(length)[dt.year < 0 ? 0 : 1];
  }
  function formatRelativeTime(unit, count, numeric = "always", narrow = false) {
   const units = {
    years: [ "year", "yr." ],
    quarters: [ "quarter", "qtr." ],
    months: [ "month", "mo." ],
    weeks: [ "week", "wk." ],
    days: [ "day", "day", "days" ],
    hours: [ "hour", "hr." ],
    minutes: [ "minute", "min." ],
    seconds: [ "second", "sec." ]
   };
   const lastable = [ "hours", "minutes", "seconds" ].indexOf(unit) === -1;
   if (numeric === "auto" && lastable) {
    const isDay = unit === "days";
    switch (count) {
    case 1:
     return isDay ? "tomorrow" : `next ${units[unit][0]}`;

    case -1:
     return isDay ? "yesterday" : `last ${units[unit][0]}`;

    case 0:
     return isDay ? "today" : `this ${units[unit][0]}`;
    }
   }
   const isInPast = Object.is(count, -0) || count < 0, fmtValue = Math.abs(count), singular = fmtValue === 1, lilUnits = units[unit], fmtUnit = narrow ? singular ? lilUnits[1] : lilUnits[2] || lilUnits[1] : singular ? units[unit][0] : unit;
   return isInPast ? `${fmtValue} ${fmtUnit} ago` : `in ${fmtValue} ${fmtUnit}`;
  }
  function stringifyTokens(splits, tokenToString) {
   let s = "";
   for (const token of splits) {
    if (token.literal) {
     s += token.val;
    } else {
     s += tokenToString(token.val);
    }
   }
   return s;
  }
  const macroTokenToFormatOpts = {
   D: DATE_SHORT,
   DD: DATE_MED,
   DDD: DATE_FULL,
   DDDD: DATE_HUGE,
   t: TIME_SIMPLE,
   tt: TIME_WITH_SECONDS,
   ttt: TIME_WITH_SHORT_OFFSET,
   tttt: TIME_WITH_LONG_OFFSET,
   T: TIME_24_SIMPLE,
   TT: TIME_24_WITH_SECONDS,
   TTT: TIME_24_WITH_SHORT_OFFSET,
   TTTT: TIME_24_WITH_LONG_OFFSET,
   f: DATETIME_SHORT,
   ff: DATETIME_MED,
   fff: DATETIME_FULL,
   ffff: DATETIME_HUGE,
   F: DATETIME_SHORT_WITH_SECONDS,
   FF: DATETIME_MED_WITH_SECONDS,
   FFF: DATETIME_FULL_WITH_SECONDS,
   FFFF: DATETIME_HUGE_WITH_SECONDS
  };
  class Formatter {
   static create(locale, opts = {}) {
    return new Formatter(locale, opts);
   }
   static parseFormat(fmt) {
    let current = null, currentFull = "", bracketed = false;
    const splits = [];
    for (let i = 0; i < fmt.length; i++) {
     const c = fmt.charAt(i);
     if (c === "'") {
      if (currentFull.length > 0 || bracketed) {
       splits.push({
        literal: bracketed || /^\s+$/.test(currentFull),
        val: currentFull === "" ? "'" : currentFull
       });
      }
      current = null;
      currentFull = "";
      bracketed = !bracketed;
     } else if (bracketed) {
      currentFull += c;
     } else if (c === current) {
      currentFull += c;
     } else {
      if (currentFull.length > 0) {
       splits.push({
        literal: /^\s+$/.test(currentFull),
        val: currentFull
       });
      }
      currentFull = c;
      current = c;
     }
    }
    if (currentFull.length > 0) {
     splits.push({
      literal: bracketed || /^\s+$/.test(currentFull),
      val: currentFull
     });
    }
    return splits;
   }
   static macroTokenToFormatOpts(token) {
    return macroTokenToFormatOpts[token];
   }
   constructor(locale, formatOpts) {
    this.opts = formatOpts;
    this.loc = locale;
    this.systemLoc = null;
   }
   formatWithSystemDefault(dt, opts) {
    if (this.systemLoc === null) {
     this.systemLoc = this.loc.redefaultToSystem();
    }
    const df = this.systemLoc.dtFormatter(dt, {
     ...this.opts,
     ...opts
    });
    return df.format();
   }
   dtFormatter(dt, opts = {}) {
    return this.loc.dtFormatter(dt, {
     ...this.opts,
     ...opts
    });
   }
   formatDateTime(dt, opts) {
    return this.dtFormatter(dt, opts).format();
   }
   formatDateTimeParts(dt, opts) {
    return this.dtFormatter(dt, opts).formatToParts();
   }
   formatInterval(interval, opts) {
    const df = this.dtFormatter(interval.start, opts);
    return df.dtf.formatRange(interval.start.toJSDate(), interval.end.toJSDate());
   }
   resolvedOptions(dt, opts) {
    return this.dtFormatter(dt, opts).resolvedOptions();
   }
   num(n, p = 0, signDisplay = undefined) {
    if (this.opts.forceSimple) {
     return padStart(n, p);
    }
    const opts = {
     ...this.opts
    };
    if (p > 0) {
     opts.padTo = p;
    }
    if (signDisplay) {
     opts.signDisplay = signDisplay;
    }
    return this.loc.numberFormatter(opts).format(n);
   }
   formatDateTimeFromString(dt, fmt) {
    const knownEnglish = this.loc.listingMode() === "en", useDateTimeFormatter = this.loc.outputCalendar && this.loc.outputCalendar !== "gregory", string = (opts, extract) => this.loc.extract(dt, opts, extract), formatOffset = opts => {
     if (dt.isOffsetFixed && dt.offset === 0 && opts.allowZ) {
      return "Z";
     }
     return dt.isValid ? dt.zone.formatOffset(dt.ts, opts.format) : "";
    }, meridiem = () => knownEnglish ? meridiemForDateTime(dt) : string({
     hour: "numeric",
     hourCycle: "h12"
    }, "dayperiod"), month = (length, standalone) => knownEnglish ? monthForDateTime(dt, length) : string(standalone ? {
     month: length
    } : {
     month: length,
     day: "numeric"
    }, "month"), weekday = (length, standalone) => knownEnglish ? weekdayForDateTime(dt, length) : string(standalone ? {
     weekday: length
    } : {
     weekday: length,
     month: "long",
     day: "numeric"
    }, "weekday"), maybeMacro = token => {
     const formatOpts = Formatter.macroTokenToFormatOpts(token);
     if (formatOpts) {
      return this.formatWithSystemDefault(dt, formatOpts);
     } else {
      return token;
     }
    }, era = length => knownEnglish ? eraForDateTime(dt, length) : string({
     era: length
    }, "era"), tokenToString = token => {
     switch (token) {
     case "S":
      return this.num(dt.millisecond);

     case "u":
     case "SSS":
      return this.num(dt.millisecond, 3);

     case "s":
      return this.num(dt.second);

     case "ss":
      return this.num(dt.second, 2);

     case "uu":
      return this.num(Math.floor(dt.millisecond / 10), 2);

     case "uuu":
      return this.num(Math.floor(dt.millisecond / 100));

     case "m":
      return this.num(dt.minute);

     case "mm":
      return this.num(dt.minute, 2);

     case "h":
      return this.num(dt.hour % 12 === 0 ? 12 : dt.hour % 12);

     case "hh":
      return this.num(dt.hour % 12 === 0 ? 12 : dt.hour % 12, 2);

     case "H":
      return this.num(dt.hour);

     case "HH":
      return this.num(dt.hour, 2);

     case "Z":
      return formatOffset({
       format: "narrow",
       allowZ: this.opts.allowZ
      });

     case "ZZ":
      return formatOffset({
       format: "short",
       allowZ: this.opts.allowZ
      });

     case "ZZZ":
      return formatOffset({
       format: "techie",
       allowZ: this.opts.allowZ
      });

     case "ZZZZ":
      return dt.zone.offsetName(dt.ts, {
       format: "short",
       locale: this.loc.locale
      });

     case "ZZZZZ":
      return dt.zone.offsetName(dt.ts, {
       format: "long",
       locale: this.loc.locale
      });

     case "z":
      return dt.zoneName;

     case "a":
      return meridiem();

     case "d":
      return useDateTimeFormatter ? string({
       day: "numeric"
      }, "day") : this.num(dt.day);

     case "dd":
      return useDateTimeFormatter ? string({
       day: "2-digit"
      }, "day") : this.num(dt.day, 2);

     case "c":
      return this.num(dt.weekday);

     case "ccc":
      return weekday("short", true);

     case "cccc":
      return weekday("long", true);

     case "ccccc":
      return weekday("narrow", true);

     case "E":
      return this.num(dt.weekday);

     case "EEE":
      return weekday("short", false);

     case "EEEE":
      return weekday("long", false);

     case "EEEEE":
      return weekday("narrow", false);

     case "L":
      return useDateTimeFormatter ? string({
       month: "numeric",
       day: "numeric"
      }, "month") : this.num(dt.month);

     case "LL":
      return useDateTimeFormatter ? string({
       month: "2-digit",
       day: "numeric"
      }, "month") : this.num(dt.month, 2);

     case "LLL":
      return month("short", true);

     case "LLLL":
      return month("long", true);

     case "LLLLL":
      return month("narrow", true);

     case "M":
      return useDateTimeFormatter ? string({
       month: "numeric"
      }, "month") : this.num(dt.month);

     case "MM":
      return useDateTimeFormatter ? string({
       month: "2-digit"
      }, "month") : this.num(dt.month, 2);

     case "MMM":
      return month("short", false);

     case "MMMM":
      return month("long", false);

     case "MMMMM":
      return month("narrow", false);

     case "y":
      return useDateTimeFormatter ? string({
       year: "numeric"
      }, "year") : this.num(dt.year);

     case "yy":
      return useDateTimeFormatter ? string({
       year: "2-digit"
      }, "year") : this.num(dt.year.toString().slice(-2), 2);

     case "yyyy":
      return useDateTimeFormatter ? string({
       year: "numeric"
      }, "year") : this.num(dt.year, 4);

     case "yyyyyy":
      return useDateTimeFormatter ? string({
       year: "numeric"
      }, "year") : this.num(dt.year, 6);

     case "G":
      return era("short");

     case "GG":
      return era("long");

     case "GGGGG":
      return era("narrow");

     case "kk":
      return this.num(dt.weekYear.toString().slice(-2), 2);

     case "kkkk":
      return this.num(dt.weekYear, 4);

     case "W":
      return this.num(dt.weekNumber);

     case "WW":
      return this.num(dt.weekNumber, 2);

     case "n":
      return this.num(dt.localWeekNumber);

     case "nn":
      return this.num(dt.localWeekNumber, 2);

     case "ii":
      return this.num(dt.localWeekYear.toString().slice(-2), 2);

     case "iiii":
      return this.num(dt.localWeekYear, 4);

     case "o":
      return this.num(dt.ordinal);

     case "ooo":
      return this.num(dt.ordinal, 3);

     case "q":
      return this.num(dt.quarter);

     case "qq":
      return this.num(dt.quarter, 2);

     case "X":
      return this.num(Math.floor(dt.ts / 1e3));

     case "x":
      return this.num(dt.ts);

     default:
      return maybeMacro(token);
     }
    };
    return stringifyTokens(Formatter.parseFormat(fmt), tokenToString);
   }
   formatDurationFromString(dur, fmt) {
    const invertLargest = this.opts.signMode === "negativeLargestOnly" ? -1 : 1;
    const tokenToField = token => {
     switch (token[0]) {
     case "S":
      return "milliseconds";

     case "s":
      return "seconds";

     case "m":
      return "minutes";

     case "h":
      return "hours";

     case "d":
      return "days";

     case "w":
      return "weeks";

     case "M":
      return "months";

     case "y":
      return "years";

     default:
      return null;
     }
    }, tokenToString = (lildur, info) => token => {
     const mapped = tokenToField(token);
     if (mapped) {
      const inversionFactor = info.isNegativeDuration && mapped !== info.largestUnit ? invertLargest : 1;
      let signDisplay;
      if (this.opts.signMode === "negativeLargestOnly" && mapped !== info.largestUnit) {
       signDisplay = "never";
      } else if (this.opts.signMode === "all") {
       signDisplay = "always";
      } else {
       signDisplay = "auto";
      }
      return this.num(lildur.get(mapped) * inversionFactor, token.length, signDisplay);
     } else {
      return token;
     }
    }, tokens = Formatter.parseFormat(fmt), realTokens = tokens.reduce((found, {literal: literal, val: val}) => literal ? found : found.concat(val), []), collapsed = dur.shiftTo(...realTokens.map(tokenToField).filter(t => t)), durationInfo = {
     isNegativeDuration: collapsed < 0,
     largestUnit: Object.keys(collapsed.values)[0]
    };
    return stringifyTokens(tokens, tokenToString(collapsed, durationInfo));
   }
  }
  const ianaRegex = /[A-Za-z_+-]{1,256}(?::?\/[A-Za-z0-9_+-]{1,256}(?:\/[A-Za-z0-9_+-]{1,256})?)?/;
  function combineRegexes(...regexes) {
   const full = regexes.reduce((f, r) => f + r.source, "");
   return RegExp(`^${full}$`);
  }
  function combineExtractors(...extractors) {
   return m => extractors.reduce(([mergedVals, mergedZone, cursor], ex) => {
    const [val, zone, next] = ex(m, cursor);
    return [ {
     ...mergedVals,
     ...val
    }, zone || mergedZone, next ];
   }, [ {}, null, 1 ]).slice(0, 2);
  }
  function parse(s, ...patterns) {
   if (s == null) {
    return [ null, null ];
   }
   for (const [regex, extractor] of patterns) {
    const m = regex.exec(s);
    if (m) {
     return extractor(m);
    }
   }
   return [ null, null ];
  }
  function simpleParse(...keys) {
   return (match, cursor) => {
    const ret = {};
    let i;
    for (i = 0; i < keys.length; i++) {
     ret[keys[i]] = parseInteger(match[cursor + i]);
    }
    return [ ret, null, cursor + i ];
   };
  }
  const offsetRegex = /(?:([Zz])|([+-]\d\d)(?::?(\d\d))?)/;
  const isoExtendedZone = `(?:${offsetRegex.source}?(?:\\[(${ianaRegex.source})\\])?)?`;
  const isoTimeBaseRegex = /(\d\d)(?::?(\d\d)(?::?(\d\d)(?:[.,](\d{1,30}))?)?)?/;
  const isoTimeRegex = RegExp(`${isoTimeBaseRegex.source}${isoExtendedZone}`);
  const isoTimeExtensionRegex = RegExp(`(?:[Tt]${isoTimeRegex.source})?`);
  const isoYmdRegex = /([+-]\d{6}|\d{4})(?:-?(\d\d)(?:-?(\d\d))?)?/;
  const isoWeekRegex = /(\d{4})-?W(\d\d)(?:-?(\d))?/;
  const isoOrdinalRegex = /(\d{4})-?(\d{3})/;
  const extractISOWeekData = simpleParse("weekYear", "weekNumber", "weekDay");
  const extractISOOrdinalData = simpleParse("year", "ordinal");
  const sqlYmdRegex = /(\d{4})-(\d\d)-(\d\d)/;
  const sqlTimeRegex = RegExp(`${isoTimeBaseRegex.source} ?(?:${offsetRegex.source}|(${ianaRegex.source}))?`);
  const sqlTimeExtensionRegex = RegExp(`(?: ${sqlTimeRegex.source})?`);
  function int(match, pos, fallback) {
   const m = match[pos];
   return isUndefined(m) ? fallback : parseInteger(m);
  }
  function extractISOYmd(match, cursor) {
   const item = {
    year: int(match, cursor),
    month: int(match, cursor + 1, 1),
    day: int(match, cursor + 2, 1)
   };
   return [ item, null, cursor + 3 ];
  }
  function extractISOTime(match, cursor) {
   const item = {
    hours: int(match, cursor, 0),
    minutes: int(match, cursor + 1, 0),
    seconds: int(match, cursor + 2, 0),
    milliseconds: parseMillis(match[cursor + 3])
   };
   return [ item, null, cursor + 4 ];
  }
  function extractISOOffset(match, cursor) {
   const local = !match[cursor] && !match[cursor + 1], fullOffset = signedOffset(match[cursor + 1], match[cursor + 2]), zone = local ? null : FixedOffsetZone.instance(fullOffset);
   return [ {}, zone, cursor + 3 ];
  }
  function extractIANAZone(match, cursor) {
   const zone = match[cursor] ? IANAZone.create(match[cursor]) : null;
   return [ {}, zone, cursor + 1 ];
  }
  const isoTimeOnly = RegExp(`^T?${isoTimeBaseRegex.source}$`);
  const isoDuration = /^-?P(?:(?:(-?\d{1,20}(?:\.\d{1,20})?)Y)?(?:(-?\d{1,20}(?:\.\d{1,20})?)M)?(?:(-?\d{1,20}(?:\.\d{1,20})?)W)?(?:(-?\d{1,20}(?:\.\d{1,20})?)D)?(?:T(?:(-?\d{1,20}(?:\.\d{1,20})?)H)?(?:(-?\d{1,20}(?:\.\d{1,20})?)M)?(?:(-?\d{1,20})(?:[.,](-?\d{1,20}))?S)?)?)$/;
  function extractISODuration(match) {
   const [s, yearStr, monthStr, weekStr, dayStr, hourStr, minuteStr, secondStr, millisecondsStr] = match;
   const hasNegativePrefix = s[0] === "-";
   const negativeSeconds = secondStr && secondStr[0] === "-";
   const maybeNegate = (num, force = false) => num !== undefined && (force || num && hasNegativePrefix) ? -num : num;
   return [ {
    years: maybeNegate(parseFloating(yearStr)),
    months: maybeNegate(parseFloating(monthStr)),
    weeks: maybeNegate(parseFloating(weekStr)),
    days: maybeNegate(parseFloating(dayStr)),
    hours: maybeNegate(parseFloating(hourStr)),
    minutes: maybeNegate(parseFloating(minuteStr)),
    seconds: maybeNegate(parseFloating(secondStr), secondStr === "-0"),
    milliseconds: maybeNegate(parseMillis(millisecondsStr), negativeSeconds)
   } ];
  }
  const obsOffsets = {
   GMT: 0,
   EDT: -4 * 60,
   EST: -5 * 60,
   CDT: -5 * 60,
   CST: -6 * 60,
   MDT: -6 * 60,
   MST: -7 * 60,
   PDT: -7 * 60,
   PST: -8 * 60
  };
  function fromStrings(weekdayStr, yearStr, monthStr, dayStr, hourStr, minuteStr, secondStr) {
   const result = {
    year: yearStr.length === 2 ? untruncateYear(parseInteger(yearStr)) : parseInteger(yearStr),
    month: monthsShort.indexOf(monthStr) + 1,
    day: parseInteger(dayStr),
    hour: parseInteger(hourStr),
    minute: parseInteger(minuteStr)
   };
   if (secondStr) result.second = parseInteger(secondStr);
   if (weekdayStr) {
    result.weekday = weekdayStr.length > 3 ? weekdaysLong.indexOf(weekdayStr) + 1 : weekdaysShort.indexOf(weekdayStr) + 1;
   }
   return result;
  }
  const rfc2822 = /^(?:(Mon|Tue|Wed|Thu|Fri|Sat|Sun),\s)?(\d{1,2})\s(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\s(\d{2,4})\s(\d\d):(\d\d)(?::(\d\d))?\s(?:(UT|GMT|[ECMP][SD]T)|([Zz])|(?:([+-]\d\d)(\d\d)))$/;
  function extractRFC2822(match) {
   const [, weekdayStr, dayStr, monthStr, yearStr, hourStr, minuteStr, secondStr, obsOffset, milOffset, offHourStr, offMinuteStr] = match, result = fromStrings(weekdayStr, yearStr, monthStr, dayStr, hourStr, minuteStr, secondStr);
   let offset;
   if (obsOffset) {
    offset = obsOffsets[obsOffset];
   } else if (milOffset) {
    offset = 0;
   } else {
    offset = signedOffset(offHourStr, offMinuteStr);
   }
   return [ result, new FixedOffsetZone(offset) ];
  }
  function preprocessRFC2822(s) {
   return s.replace(/\([^()]*\)|[\n\t]/g, " ").replace(/(\s\s+)/g, " ").trim();
  }
  const rfc1123 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), (\d\d) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d{4}) (\d\d):(\d\d):(\d\d) GMT$/, rfc850 = /^(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday), (\d\d)-(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-(\d\d) (\d\d):(\d\d):(\d\d) GMT$/, ascii = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) ( \d|\d\d) (\d\d):(\d\d):(\d\d) (\d{4})$/;
  function extractRFC1123Or850(match) {
   const [, weekdayStr, dayStr, monthStr, yearStr, hourStr, minuteStr, secondStr] = match, result = fromStrings(weekdayStr, yearStr, monthStr, dayStr, hourStr, minuteStr, secondStr);
   return [ result, FixedOffsetZone.utcInstance ];
  }
  function extractASCII(match) {
   const [, weekdayStr, monthStr, dayStr, hourStr, minuteStr, secondStr, yearStr] = match, result = fromStrings(weekdayStr, yearStr, monthStr, dayStr, hourStr, minuteStr, secondStr);
   return [ result, FixedOffsetZone.utcInstance ];
  }
  const isoYmdWithTimeExtensionRegex = combineRegexes(isoYmdRegex, isoTimeExtensionRegex);
  const isoWeekWithTimeExtensionRegex = combineRegexes(isoWeekRegex, isoTimeExtensionRegex);
  const isoOrdinalWithTimeExtensionRegex = combineRegexes(isoOrdinalRegex, isoTimeExtensionRegex);
  const isoTimeCombinedRegex = combineRegexes(isoTimeRegex);
  const extractISOYmdTimeAndOffset = combineExtractors(extractISOYmd, extractISOTime, extractISOOffset, extractIANAZone);
  const extractISOWeekTimeAndOffset = combineExtractors(extractISOWeekData, extractISOTime, extractISOOffset, extractIANAZone);
  const extractISOOrdinalDateAndTime = combineExtractors(extractISOOrdinalData, extractISOTime, extractISOOffset, extractIANAZone);
  const extractISOTimeAndOffset = combineExtractors(extractISOTime, extractISOOffset, extractIANAZone);
  function parseISODate(s) {
   return parse(s, [ isoYmdWithTimeExtensionRegex, extractISOYmdTimeAndOffset ], [ isoWeekWithTimeExtensionRegex, extractISOWeekTimeAndOffset ], [ isoOrdinalWithTimeExtensionRegex, extractISOOrdinalDateAndTime ], [ isoTimeCombinedRegex, extractISOTimeAndOffset ]);
  }
  function parseRFC2822Date(s) {
   return parse(preprocessRFC2822(s), [ rfc2822, extractRFC2822 ]);
  }
  function parseHTTPDate(s) {
   return parse(s, [ rfc1123, extractRFC1123Or850 ], [ rfc850, extractRFC1123Or850 ], [ ascii, extractASCII ]);
  }
  function parseISODuration(s) {
   return parse(s, [ isoDuration, extractISODuration ]);
  }
  const extractISOTimeOnly = combineExtractors(extractISOTime);
  function parseISOTimeOnly(s) {
   return parse(s, [ isoTimeOnly, extractISOTimeOnly ]);
  }
  const sqlYmdWithTimeExtensionRegex = combineRegexes(sqlYmdRegex, sqlTimeExtensionRegex);
  const sqlTimeCombinedRegex = combineRegexes(sqlTimeRegex);
  const extractISOTimeOffsetAndIANAZone = combineExtractors(extractISOTime, extractISOOffset, extractIANAZone);
  function parseSQL(s) {
   return parse(s, [ sqlYmdWithTimeExtensionRegex, extractISOYmdTimeAndOffset ], [ sqlTimeCombinedRegex, extractISOTimeOffsetAndIANAZone ]);
  }
  const INVALID$2 = "Invalid Duration";
  const lowOrderMatrix = {
   weeks: {
    days: 7,
    hours: 7 * 24,
    minutes: 7 * 24 * 60,
    seconds: 7 * 24 * 60 * 60,
    milliseconds: 7 * 24 * 60 * 60 * 1e3
   },
   days: {
    hours: 24,
    minutes: 24 * 60,
    seconds: 24 * 60 * 60,
    milliseconds: 24 * 60 * 60 * 1e3
   },
   hours: {
    minutes: 60,
    seconds: 60 * 60,
    milliseconds: 60 * 60 * 1e3
   },
   minutes: {
    seconds: 60,
    milliseconds: 60 * 1e3
   },
   seconds: {
    milliseconds: 1e3
   }
  }, casualMatrix = {
   years: {
    quarters: 4,
    months: 12,
    weeks: 52,
    days: 365,
    hours: 365 * 24,
    minutes: 365 * 24 * 60,
    seconds: 365 * 24 * 60 * 60,
    milliseconds: 365 * 24 * 60 * 60 * 1e3
   },
   quarters: {
    months: 3,
    weeks: 13,
    days: 91,
    hours: 91 * 24,
    minutes: 91 * 24 * 60,
    seconds: 91 * 24 * 60 * 60,
    milliseconds: 91 * 24 * 60 * 60 * 1e3
   },
   months: {
    weeks: 4,
    days: 30,
    hours: 30 * 24,
    minutes: 30 * 24 * 60,
    seconds: 30 * 24 * 60 * 60,
    milliseconds: 30 * 24 * 60 * 60 * 1e3
   },
   ...lowOrderMatrix
  }, daysInYearAccurate = 146097 / 400, daysInMonthAccurate = 146097 / 4800, accurateMatrix = {
   years: {
    quarters: 4,
    months: 12,
    weeks: daysInYearAccurate / 7,
    days: daysInYearAccurate,
    hours: daysInYearAccurate * 24,
    minutes: daysInYearAccurate * 24 * 60,
    seconds: daysInYearAccurate * 24 * 60 * 60,
    milliseconds: daysInYearAccurate * 24 * 60 * 60 * 1e3
   },
   quarters: {
    months: 3,
    weeks: daysInYearAccurate / 28,
    days: daysInYearAccurate / 4,
    hours: daysInYearAccurate * 24 / 4,
    minutes: daysInYearAccurate * 24 * 60 / 4,
    seconds: daysInYearAccurate * 24 * 60 * 60 / 4,
    milliseconds: daysInYearAccurate * 24 * 60 * 60 * 1e3 / 4
   },
   months: {
    weeks: daysInMonthAccurate / 7,
    days: daysInMonthAccurate,
    hours: daysInMonthAccurate * 24,
    minutes: daysInMonthAccurate * 24 * 60,
    seconds: daysInMonthAccurate * 24 * 60 * 60,
    milliseconds: daysInMonthAccurate * 24 * 60 * 60 * 1e3
   },
   ...lowOrderMatrix
  };
  const orderedUnits$1 = [ "years", "quarters", "months", "weeks", "days", "hours", "minutes", "seconds", "milliseconds" ];
  const reverseUnits = orderedUnits$1.slice(0).reverse();
  function clone$1(dur, alts, clear = false) {
   const conf = {
    values: clear ? alts.values : {
     ...dur.values,
     ...alts.values || {}
    },
    loc: dur.loc.clone(alts.loc),
    conversionAccuracy: alts.conversionAccuracy || dur.conversionAccuracy,
    matrix: alts.matrix || dur.matrix
   };
   return new Duration(conf);
  }
  function durationToMillis(matrix, vals) {
   var _vals$milliseconds;
   let sum = (_vals$milliseconds = vals.milliseconds) != null ? _vals$milliseconds : 0;
   for (const unit of reverseUnits.slice(1)) {
    if (vals[unit]) {
     sum += vals[unit] * matrix[unit]["milliseconds"];
    }
   }
   return sum;
  }
  function normalizeValues(matrix, vals) {
   const factor = durationToMillis(matrix, vals) < 0 ? -1 : 1;
   orderedUnits$1.reduceRight((previous, current) => {
    if (!isUndefined(vals[current])) {
     if (previous) {
      const previousVal = vals[previous] * factor;
      const conv = matrix[current][previous];
      const rollUp = Math.floor(previousVal / conv);
      vals[current] += rollUp * factor;
      vals[previous] -= rollUp * conv * factor;
     }
     return current;
    } else {
     return previous;
    }
   }, null);
   orderedUnits$1.reduce((previous, current) => {
    if (!isUndefined(vals[current])) {
     if (previous) {
      const fraction = vals[previous] % 1;
      vals[previous] -= fraction;
      vals[current] += fraction * matrix[previous][current];
     }
     return current;
    } else {
     return previous;
    }
   }, null);
  }
  function removeZeroes(vals) {
   const newVals = {};
   for (const [key, value] of Object.entries(vals)) {
    if (value !== 0) {
     newVals[key] = value;
    }
   }
   return newVals;
  }
  class Duration {
   constructor(config) {
    const accurate = config.conversionAccuracy === "longterm" || false;
    let matrix = accurate ? accurateMatrix : casualMatrix;
    if (config.matrix) {
     matrix = config.matrix;
    }
    this.values = config.values;
    this.loc = config.loc || Locale.create();
    this.conversionAccuracy = accurate ? "longterm" : "casual";
    this.invalid = config.invalid || null;
    this.matrix = matrix;
    this.isLuxonDuration = true;
   }
   static fromMillis(count, opts) {
    return Duration.fromObject({
     milliseconds: count
    }, opts);
   }
   static fromObject(obj, opts = {}) {
    if (obj == null || typeof obj !== "object") {
     throw new InvalidArgumentError(`Duration.fromObject: argument expected to be an object, got ${obj === null ? "null" : typeof obj}`);
    }
    return new Duration({
     values: normalizeObject(obj, Duration.normalizeUnit),
     loc: Locale.fromObject(opts),
     conversionAccuracy: opts.conversionAccuracy,
     matrix: opts.matrix
    });
   }
   static fromDurationLike(durationLike) {
    if (isNumber(durationLike)) {
     return Duration.fromMillis(durationLike);
    } else if (Duration.isDuration(durationLike)) {
     return durationLike;
    } else if (typeof durationLike === "object") {
     return Duration.fromObject(durationLike);
    } else {
     throw new InvalidArgumentError(`Unknown duration argument ${durationLike} of type ${typeof durationLike}`);
    }
   }
   static fromISO(text, opts) {
    const [parsed] = parseISODuration(text);
    if (parsed) {
     return Duration.fromObject(parsed, opts);
    } else {
     return Duration.invalid("unparsable", `the input "${text}" can't be parsed as ISO 8601`);
    }
   }
   static fromISOTime(text, opts) {
    const [parsed] = parseISOTimeOnly(text);
    if (parsed) {
     return Duration.fromObject(parsed, opts);
    } else {
     return Duration.invalid("unparsable", `the input "${text}" can't be parsed as ISO 8601`);
    }
   }
   static invalid(reason, explanation = null) {
    if (!reason) {
     throw new InvalidArgumentError("need to specify a reason the Duration is invalid");
    }
    const invalid = reason instanceof Invalid ? reason : new Invalid(reason, explanation);
    if (Settings.throwOnInvalid) {
     throw new InvalidDurationError(invalid);
    } else {
     return new Duration({
      invalid: invalid
     });
    }
   }
   static normalizeUnit(unit) {
    const normalized = {
     year: "years",
     years: "years",
     quarter: "quarters",
     quarters: "quarters",
     month: "months",
     months: "months",
     week: "weeks",
     weeks: "weeks",
     day: "days",
     days: "days",
     hour: "hours",
     hours: "hours",
     minute: "minutes",
     minutes: "minutes",
     second: "seconds",
     seconds: "seconds",
     millisecond: "milliseconds",
     milliseconds: "milliseconds"
    }[unit ? unit.toLowerCase() : unit];
    if (!normalized) throw new InvalidUnitError(unit);
    return normalized;
   }
   static isDuration(o) {
    return o && o.isLuxonDuration || false;
   }
   get locale() {
    return this.isValid ? this.loc.locale : null;
   }
   get numberingSystem() {
    return this.isValid ? this.loc.numberingSystem : null;
   }
   toFormat(fmt, opts = {}) {
    const fmtOpts = {
     ...opts,
     floor: opts.round !== false && opts.floor !== false
    };
    return this.isValid ? Formatter.create(this.loc, fmtOpts).formatDurationFromString(this, fmt) : INVALID$2;
   }
   toHuman(opts = {}) {
    if (!this.isValid) return INVALID$2;
    const showZeros = opts.showZeros !== false;
    const l = orderedUnits$1.map(unit => {
     const val = this.values[unit];
     if (isUndefined(val) || val === 0 && !showZeros) {
      return null;
     }
     return this.loc.numberFormatter({
      style: "unit",
      unitDisplay: "long",
      ...opts,
      unit: unit.slice(0, -1)
     }).format(val);
    }).filter(n => n);
    return this.loc.listFormatter({
     type: "conjunction",
     style: opts.listStyle || "narrow",
     ...opts
    }).format(l);
   }
   toObject() {
    if (!this.isValid) return {};
    return {
     ...this.values
    };
   }
   toISO() {
    if (!this.isValid) return null;
    let s = "P";
    if (this.years !== 0) s += this.years + "Y";
    if (this.months !== 0 || this.quarters !== 0) s += this.months + this.quarters * 3 + "M";
    if (this.weeks !== 0) s += this.weeks + "W";
    if (this.days !== 0) s += this.days + "D";
    if (this.hours !== 0 || this.minutes !== 0 || this.seconds !== 0 || this.milliseconds !== 0) s += "T";
    if (this.hours !== 0) s += this.hours + "H";
    if (this.minutes !== 0) s += this.minutes + "M";
    if (this.seconds !== 0 || this.milliseconds !== 0) s += roundTo(this.seconds + this.milliseconds / 1e3, 3) + "S";
    if (s === "P") s += "T0S";
    return s;
   }
   toISOTime(opts = {}) {
    if (!this.isValid) return null;
    const millis = this.toMillis();
    if (millis < 0 || millis >= 864e5) return null;
    opts = {
     suppressMilliseconds: false,
     suppressSeconds: false,
     includePrefix: false,
     format: "extended",
     ...opts,
     includeOffset: false
    };
    const dateTime = DateTime.fromMillis(millis, {
     zone: "UTC"
    });
    return dateTime.toISOTime(opts);
   }
   toJSON() {
    return this.toISO();
   }
   toString() {
    return this.toISO();
   }
   [Symbol.for("nodejs.util.inspect.custom")]() {
    if (this.isValid) {
     return `Duration { values: ${JSON.stringify(this.values)} }`;
    } else {
     return `Duration { Invalid, reason: ${this.invalidReason} }`;
    }
   }
   toMillis() {
    if (!this.isValid) return NaN;
    return durationToMillis(this.matrix, this.values);
   }
   valueOf() {
    return this.toMillis();
   }
   plus(duration) {
    if (!this.isValid) return this;
    const dur = Duration.fromDurationLike(duration), result = {};
    for (const k of orderedUnits$1) {
     if (hasOwnProperty(dur.values, k) || hasOwnProperty(this.values, k)) {
      result[k] = dur.get(k) + this.get(k);
     }
    }
    return clone$1(this, {
     values: result
    }, true);
   }
   minus(duration) {
    if (!this.isValid) return this;
    const dur = Duration.fromDurationLike(duration);
    return this.plus(dur.negate());
   }
   mapUnits(fn) {
    if (!this.isValid) return this;
    const result = {};
    for (const k of Object.keys(this.values)) {
     result[k] = asNumber(fn(this.values[k], k));
    }
    return clone$1(this, {
     values: result
    }, true);
   }
   get(unit) {
    return this[Duration.normalizeUnit(unit)];
   }
   set(values) {
    if (!this.isValid) return this;
    const mixed = {
     ...this.values,
     ...normalizeObject(values, Duration.normalizeUnit)
    };
    return clone$1(this, {
     values: mixed
    });
   }
   reconfigure({locale: locale, numberingSystem: numberingSystem, conversionAccuracy: conversionAccuracy, matrix: matrix} = {}) {
    const loc = this.loc.clone({
     locale: locale,
     numberingSystem: numberingSystem
    });
    const opts = {
     loc: loc,
     matrix: matrix,
     conversionAccuracy: conversionAccuracy
    };
    return clone$1(this, opts);
   }
   as(unit) {
    return this.isValid ? this.shiftTo(unit).get(unit) : NaN;
   }
   normalize() {
    if (!this.isValid) return this;
    const vals = this.toObject();
    normalizeValues(this.matrix, vals);
    return clone$1(this, {
     values: vals
    }, true);
   }
   rescale() {
    if (!this.isValid) return this;
    const vals = removeZeroes(this.normalize().shiftToAll().toObject());
    return clone$1(this, {
     values: vals
    }, true);
   }
   shiftTo(...units) {
    if (!this.isValid) return this;
    if (units.length === 0) {
     return this;
    }
    units = units.map(u => Duration.normalizeUnit(u));
    const built = {}, accumulated = {}, vals = this.toObject();
    let lastUnit;
    for (const k of orderedUnits$1) {
     if (units.indexOf(k) >= 0) {
      lastUnit = k;
      let own = 0;
      for (const ak in accumulated) {
       own += this.matrix[ak][k] * accumulated[ak];
       accumulated[ak] = 0;
      }
      if (isNumber(vals[k])) {
       own += vals[k];
      }
      const i = Math.trunc(own);
      built[k] = i;
      accumulated[k] = (own * 1e3 - i * 1e3) / 1e3;
     } else if (isNumber(vals[k])) {
      accumulated[k] = vals[k];
     }
    }
    for (const key in accumulated) {
     if (accumulated[key] !== 0) {
      built[lastUnit] += key === lastUnit ? accumulated[key] : accumulated[key] / this.matrix[lastUnit][key];
     }
    }
    normalizeValues(this.matrix, built);
    return clone$1(this, {
     values: built
    }, true);
   }
   shiftToAll() {
    if (!this.isValid) return this;
    return this.shiftTo("years", "months", "weeks", "days", "hours", "minutes", "seconds", "milliseconds");
   }
   negate() {
    if (!this.isValid) return this;
    const negated = {};
    for (const k of Object.keys(this.values)) {
     negated[k] = this.values[k] === 0 ? 0 : -this.values[k];
    }
    return clone$1(this, {
     values: negated
    }, true);
   }
   removeZeros() {
    if (!this.isValid) return this;
    const vals = removeZeroes(this.values);
    return clone$1(this, {
     values: vals
    }, true);
   }
   get years() {
    return this.isValid ? this.values.years || 0 : NaN;
   }
   get quarters() {
    return this.isValid ? this.values.quarters || 0 : NaN;
   }
   get months() {
    return this.isValid ? this.values.months || 0 : NaN;
   }
   get weeks() {
    return this.isValid ? this.values.weeks || 0 : NaN;
   }
   get days() {
    return this.isValid ? this.values.days || 0 : NaN;
   }
   get hours() {
    return this.isValid ? this.values.hours || 0 : NaN;
   }
   get minutes() {
    return this.isValid ? this.values.minutes || 0 : NaN;
   }
   get seconds() {
    return this.isValid ? this.values.seconds || 0 : NaN;
   }
   get milliseconds() {
    return this.isValid ? this.values.milliseconds || 0 : NaN;
   }
   get isValid() {
    return this.invalid === null;
   }
   get invalidReason() {
    return this.invalid ? this.invalid.reason : null;
   }
   get invalidExplanation() {
    return this.invalid ? this.invalid.explanation : null;
   }
   equals(other) {
    if (!this.isValid || !other.isValid) {
     return false;
    }
    if (!this.loc.equals(other.loc)) {
     return false;
    }
    function eq(v1, v2) {
     if (v1 === undefined || v1 === 0) return v2 === undefined || v2 === 0;
     return v1 === v2;
    }
    for (const u of orderedUnits$1) {
     if (!eq(this.values[u], other.values[u])) {
      return false;
     }
    }
    return true;
   }
  }
  const INVALID$1 = "Invalid Interval";
  function validateStartEnd(start, end) {
   if (!start || !start.isValid) {
    return Interval.invalid("missing or invalid start");
   } else if (!end || !end.isValid) {
    return Interval.invalid("missing or invalid end");
   } else if (end < start) {
    return Interval.invalid("end before start", `The end of an interval must be after its start, but you had start=${start.toISO()} and end=${end.toISO()}`);
   } else {
    return null;
   }
  }
  class Interval {
   constructor(config) {
    this.s = config.start;
    this.e = config.end;
    this.invalid = config.invalid || null;
    this.isLuxonInterval = true;
   }
   static invalid(reason, explanation = null) {
    if (!reason) {
     throw new InvalidArgumentError("need to specify a reason the Interval is invalid");
    }
    const invalid = reason instanceof Invalid ? reason : new Invalid(reason, explanation);
    if (Settings.throwOnInvalid) {
     throw new InvalidIntervalError(invalid);
    } else {
     return new Interval({
      invalid: invalid
     });
    }
   }
   static fromDateTimes(start, end) {
    const builtStart = friendlyDateTime(start), builtEnd = friendlyDateTime(end);
    const validateError = validateStartEnd(builtStart, builtEnd);
    if (validateError == null) {
     return new Interval({
      start: builtStart,
      end: builtEnd
     });
    } else {
     return validateError;
    }
   }
   static after(start, duration) {
    const dur = Duration.fromDurationLike(duration), dt = friendlyDateTime(start);
    return Interval.fromDateTimes(dt, dt.plus(dur));
   }
   static before(end, duration) {
    const dur = Duration.fromDurationLike(duration), dt = friendlyDateTime(end);
    return Interval.fromDateTimes(dt.minus(dur), dt);
   }
   static fromISO(text, opts) {
    const [s, e] = (text || "").split("/", 2);
    if (s && e) {
     let start, startIsValid;
     try {
      start = DateTime.fromISO(s, opts);
      startIsValid = start.isValid;
     } catch (e) {
      startIsValid = false;
     }
     let end, endIsValid;
     try {
      end = DateTime.fromISO(e, opts);
      endIsValid = end.isValid;
     } catch (e) {
      endIsValid = false;
     }
     if (startIsValid && endIsValid) {
      return Interval.fromDateTimes(start, end);
     }
     if (startIsValid) {
      const dur = Duration.fromISO(e, opts);
      if (dur.isValid) {
       return Interval.after(start, dur);
      }
     } else if (endIsValid) {
      const dur = Duration.fromISO(s, opts);
      if (dur.isValid) {
       return Interval.before(end, dur);
      }
     }
    }
    return Interval.invalid("unparsable", `the input "${text}" can't be parsed as ISO 8601`);
   }
   static isInterval(o) {
    return o && o.isLuxonInterval || false;
   }
   get start() {
    return this.isValid ? this.s : null;
   }
   get end() {
    return this.isValid ? this.e : null;
   }
   get lastDateTime() {
    return this.isValid ? this.e ? this.e.minus(1) : null : null;
   }
   get isValid() {
    return this.invalidReason === null;
   }
   get invalidReason() {
    return this.invalid ? this.invalid.reason : null;
   }
   get invalidExplanation() {
    return this.invalid ? this.invalid.explanation : null;
   }
   length(unit = "milliseconds") {
    return this.isValid ? this.toDuration(...[ unit ]).get(unit) : NaN;
   }
   count(unit = "milliseconds", opts) {
    if (!this.isValid) return NaN;
    const start = this.start.startOf(unit, opts);
    let end;
    if (opts != null && opts.useLocaleWeeks) {
     end = this.end.reconfigure({
      locale: start.locale
     });
    } else {
     end = this.end;
    }
    end = end.startOf(unit, opts);
    return Math.floor(end.diff(start, unit).get(unit)) + (end.valueOf() !== this.end.valueOf());
   }
   hasSame(unit) {
    return this.isValid ? this.isEmpty() || this.e.minus(1).hasSame(this.s, unit) : false;
   }
   isEmpty() {
    return this.s.valueOf() === this.e.valueOf();
   }
   isAfter(dateTime) {
    if (!this.isValid) return false;
    return this.s > dateTime;
   }
   isBefore(dateTime) {
    if (!this.isValid) return false;
    return this.e <= dateTime;
   }
   contains(dateTime) {
    if (!this.isValid) return false;
    return this.s <= dateTime && this.e > dateTime;
   }
   set({start: start, end: end} = {}) {
    if (!this.isValid) return this;
    return Interval.fromDateTimes(start || this.s, end || this.e);
   }
   splitAt(...dateTimes) {
    if (!this.isValid) return [];
    const sorted = dateTimes.map(friendlyDateTime).filter(d => this.contains(d)).sort((a, b) => a.toMillis() - b.toMillis()), results = [];
    let {s: s} = this, i = 0;
    while (s < this.e) {
     const added = sorted[i] || this.e, next = +added > +this.e ? this.e : added;
     results.push(Interval.fromDateTimes(s, next));
     s = next;
     i += 1;
    }
    return results;
   }
   splitBy(duration) {
    const dur = Duration.fromDurationLike(duration);
    if (!this.isValid || !dur.isValid || dur.as("milliseconds") === 0) {
     return [];
    }
    let {s: s} = this, idx = 1, next;
    const results = [];
    while (s < this.e) {
     const added = this.start.plus(dur.mapUnits(x => x * idx));
     next = +added > +this.e ? this.e : added;
     results.push(Interval.fromDateTimes(s, next));
     s = next;
     idx += 1;
    }
    return results;
   }
   divideEqually(numberOfParts) {
    if (!this.isValid) return [];
    return this.splitBy(this.length() / numberOfParts).slice(0, numberOfParts);
   }
   overlaps(other) {
    return this.e > other.s && this.s < other.e;
   }
   abutsStart(other) {
    if (!this.isValid) return false;
    return +this.e === +other.s;
   }
   abutsEnd(other) {
    if (!this.isValid) return false;
    return +other.e === +this.s;
   }
   engulfs(other) {
    if (!this.isValid) return false;
    return this.s <= other.s && this.e >= other.e;
   }
   equals(other) {
    if (!this.isValid || !other.isValid) {
     return false;
    }
    return this.s.equals(other.s) && this.e.equals(other.e);
   }
   intersection(other) {
    if (!this.isValid) return this;
    const s = this.s > other.s ? this.s : other.s, e = this.e < other.e ? this.e : other.e;
    if (s >= e) {
     return null;
    } else {
     return Interval.fromDateTimes(s, e);
    }
   }
   union(other) {
    if (!this.isValid) return this;
    const s = this.s < other.s ? this.s : other.s, e = this.e > other.e ? this.e : other.e;
    return Interval.fromDateTimes(s, e);
   }
   static merge(intervals) {
    const [found, final] = intervals.sort((a, b) => a.s - b.s).reduce(([sofar, current], item) => {
     if (!current) {
      return [ sofar, item ];
     } else if (current.overlaps(item) || current.abutsStart(item)) {
      return [ sofar, current.union(item) ];
     } else {
      return [ sofar.concat([ current ]), item ];
     }
    }, [ [], null ]);
    if (final) {
     found.push(final);
    }
    return found;
   }
   static xor(intervals) {
    let start = null, currentCount = 0;
    const results = [], ends = intervals.map(i => [ {
     time: i.s,
     type: "s"
    }, {
     time: i.e,
     type: "e"
    } ]), flattened = Array.prototype.concat(...ends), arr = flattened.sort((a, b) => a.time - b.time);
    for (const i of arr) {
     currentCount += i.type === "s" ? 1 : -1;
     if (currentCount === 1) {
      start = i.time;
     } else {
      if (start && +start !== +i.time) {
       results.push(Interval.fromDateTimes(start, i.time));
      }
      start = null;
     }
    }
    return Interval.merge(results);
   }
   difference(...intervals) {
    return Interval.xor([ this ].concat(intervals)).map(i => this.intersection(i)).filter(i => i && !i.isEmpty());
   }
   toString() {
    if (!this.isValid) return INVALID$1;
    return `[${this.s.toISO()} – ${this.e.toISO()})`;
   }
   [Symbol.for("nodejs.util.inspect.custom")]() {
    if (this.isValid) {
     return `Interval { start: ${this.s.toISO()}, end: ${this.e.toISO()} }`;
    } else {
     return `Interval { Invalid, reason: ${this.invalidReason} }`;
    }
   }
   toLocaleString(formatOpts = DATE_SHORT, opts = {}) {
    return this.isValid ? Formatter.create(this.s.loc.clone(opts), formatOpts).formatInterval(this) : INVALID$1;
   }
   toISO(opts) {
    if (!this.isValid) return INVALID$1;
    return `${this.s.toISO(opts)}/${this.e.toISO(opts)}`;
   }
   toISODate() {
    if (!this.isValid) return INVALID$1;
    return `${this.s.toISODate()}/${this.e.toISODate()}`;
   }
   toISOTime(opts) {
    if (!this.isValid) return INVALID$1;
    return `${this.s.toISOTime(opts)}/${this.e.toISOTime(opts)}`;
   }
   toFormat(dateFormat, {separator: separator = " – "} = {}) {
    if (!this.isValid) return INVALID$1;
    return `${this.s.toFormat(dateFormat)}${separator}${this.e.toFormat(dateFormat)}`;
   }
   toDuration(unit, opts) {
    if (!this.isValid) {
     return Duration.invalid(this.invalidReason);
    }
    return this.e.diff(this.s, unit, opts);
   }
   mapEndpoints(mapFn) {
    return Interval.fromDateTimes(mapFn(this.s), mapFn(this.e));
   }
  }
  class Info {
   static hasDST(zone = Settings.defaultZone) {
    const proto = DateTime.now().setZone(zone).set({
     month: 12
    });
    return !zone.isUniversal && proto.offset !== proto.set({
     month: 6
    }).offset;
   }
   static isValidIANAZone(zone) {
    return IANAZone.isValidZone(zone);
   }
   static normalizeZone(input) {
    return normalizeZone(input, Settings.defaultZone);
   }
   static getStartOfWeek({locale: locale = null, locObj: locObj = null} = {}) {
    return (locObj || Locale.create(locale)).getStartOfWeek();
   }
   static getMinimumDaysInFirstWeek({locale: locale = null, locObj: locObj = null} = {}) {
    return (locObj || Locale.create(locale)).getMinDaysInFirstWeek();
   }
   static getWeekendWeekdays({locale: locale = null, locObj: locObj = null} = {}) {
    return (locObj || Locale.create(locale)).getWeekendDays().slice();
   }
   static months(length = "long", {locale: locale = null, numberingSystem: numberingSystem = null, locObj: locObj = null, outputCalendar: outputCalendar = "gregory"} = {}) {
    return (locObj || Locale.create(locale, numberingSystem, outputCalendar)).months(length);
   }
   static monthsFormat(length = "long", {locale: locale = null, numberingSystem: numberingSystem = null, locObj: locObj = null, outputCalendar: outputCalendar = "gregory"} = {}) {
    return (locObj || Locale.create(locale, numberingSystem, outputCalendar)).months(length, true);
   }
   static weekdays(length = "long", {locale: locale = null, numberingSystem: numberingSystem = null, locObj: locObj = null} = {}) {
    return (locObj || Locale.create(locale, numberingSystem, null)).weekdays(length);
   }
   static weekdaysFormat(length = "long", {locale: locale = null, numberingSystem: numberingSystem = null, locObj: locObj = null} = {}) {
    return (locObj || Locale.create(locale, numberingSystem, null)).weekdays(length, true);
   }
   static meridiems({locale: locale = null} = {}) {
    return Locale.create(locale).meridiems();
   }
   static eras(length = "short", {locale: locale = null} = {}) {
    return Locale.create(locale, null, "gregory").eras(length);
   }
   static features() {
    return {
     relative: hasRelative(),
     localeWeek: hasLocaleWeekInfo()
    };
   }
  }
  function dayDiff(earlier, later) {
   const utcDayStart = dt => dt.toUTC(0, {
    keepLocalTime: true
   }).startOf("day").valueOf(), ms = utcDayStart(later) - utcDayStart(earlier);
   return Math.floor(Duration.fromMillis(ms).as("days"));
  }
  function highOrderDiffs(cursor, later, units) {
   const differs = [ [ "years", (a, b) => b.year - a.year ], [ "quarters", (a, b) => b.quarter - a.quarter + (b.year - a.year) * 4 ], [ "months", (a, b) => b.month - a.month + (b.year - a.year) * 12 ], [ "weeks", (a, b) => {
    const days = dayDiff(a, b);
    return (days - days % 7) / 7;
   } ], [ "days", dayDiff ] ];
   const results = {};
   const earlier = cursor;
   let lowestOrder, highWater;
   for (const [unit, differ] of differs) {
    if (units.indexOf(unit) >= 0) {
     lowestOrder = unit;
     results[unit] = differ(cursor, later);
     highWater = earlier.plus(results);
     if (highWater > later) {
      results[unit]--;
      cursor = earlier.plus(results);
      if (cursor > later) {
       highWater = cursor;
       results[unit]--;
       cursor = earlier.plus(results);
      }
     } else {
      cursor = highWater;
     }
    }
   }
   return [ cursor, results, highWater, lowestOrder ];
  }
  function diff(earlier, later, units, opts) {
   let [cursor, results, highWater, lowestOrder] = highOrderDiffs(earlier, later, units);
   const remainingMillis = later - cursor;
   const lowerOrderUnits = units.filter(u => [ "hours", "minutes", "seconds", "milliseconds" ].indexOf(u) >= 0);
   if (lowerOrderUnits.length === 0) {
    if (highWater < later) {
     highWater = cursor.plus({
      [lowestOrder]: 1
     });
    }
    if (highWater !== cursor) {
     results[lowestOrder] = (results[lowestOrder] || 0) + remainingMillis / (highWater - cursor);
    }
   }
   const duration = Duration.fromObject(results, opts);
   if (lowerOrderUnits.length > 0) {
    return Duration.fromMillis(remainingMillis, opts).shiftTo(...lowerOrderUnits).plus(duration);
   } else {
    return duration;
   }
  }
  const MISSING_FTP = "missing Intl.DateTimeFormat.formatToParts support";
  function intUnit(regex, post = i => i) {
   return {
    regex: regex,
    deser: ([s]) => post(parseDigits(s))
   };
  }
  const NBSP = String.fromCharCode(160);
  const spaceOrNBSP = `[ ${NBSP}]`;
  const spaceOrNBSPRegExp = new RegExp(spaceOrNBSP, "g");
  function fixListRegex(s) {
   return s.replace(/\./g, "\\.?").replace(spaceOrNBSPRegExp, spaceOrNBSP);
  }
  function stripInsensitivities(s) {
   return s.replace(/\./g, "").replace(spaceOrNBSPRegExp, " ").toLowerCase();
  }
  function oneOf(strings, startIndex) {
   if (strings === null) {
    return null;
   } else {
    return {
     regex: RegExp(strings.map(fixListRegex).join("|")),
     deser: ([s]) => strings.findIndex(i => stripInsensitivities(s) === stripInsensitivities(i)) + startIndex
    };
   }
  }
  function offset(regex, groups) {
   return {
    regex: regex,
    deser: ([, h, m]) => signedOffset(h, m),
    groups: groups
   };
  }
  function simple(regex) {
   return {
    regex: regex,
    deser: ([s]) => s
   };
  }
  function escapeToken(value) {
   return value.replace(/[\-\[\]{}()*+?.,\\\^$|#\s]/g, "\\$&");
  }
  function unitForToken(token, loc) {
   const one = digitRegex(loc), two = digitRegex(loc, "{2}"), three = digitRegex(loc, "{3}"), four = digitRegex(loc, "{4}"), six = digitRegex(loc, "{6}"), oneOrTwo = digitRegex(loc, "{1,2}"), oneToThree = digitRegex(loc, "{1,3}"), oneToSix = digitRegex(loc, "{1,6}"), oneToNine = digitRegex(loc, "{1,9}"), twoToFour = digitRegex(loc, "{2,4}"), fourToSix = digitRegex(loc, "{4,6}"), literal = t => ({
    regex: RegExp(escapeToken(t.val)),
    deser: ([s]) => s,
    literal: true
   }), unitate = t => {
    if (token.literal) {
     return literal(t);
    }
    switch (t.val) {
    case "G":
     return oneOf(loc.eras("short"), 0);

    case "GG":
     return oneOf(loc.eras("long"), 0);

    case "y":
     return intUnit(oneToSix);

    case "yy":
     return intUnit(twoToFour, untruncateYear);

    case "yyyy":
     return intUnit(four);

    case "yyyyy":
     return intUnit(fourToSix);

    case "yyyyyy":
     return intUnit(six);

    case "M":
     return intUnit(oneOrTwo);

    case "MM":
     return intUnit(two);

    case "MMM":
     return oneOf(loc.months("short", true), 1);

    case "MMMM":
     return oneOf(loc.months("long", true), 1);

    case "L":
     return intUnit(oneOrTwo);

    case "LL":
     return intUnit(two);

    case "LLL":
     return oneOf(loc.months("short", false), 1);

    case "LLLL":
     return oneOf(loc.months("long", false), 1);

    case "d":
     return intUnit(oneOrTwo);

    case "dd":
     return intUnit(two);

    case "o":
     return intUnit(oneToThree);

    case "ooo":
     return intUnit(three);

    case "HH":
     return intUnit(two);

    case "H":
     return intUnit(oneOrTwo);

    case "hh":
     return intUnit(two);

    case "h":
     return intUnit(oneOrTwo);

    case "mm":
     return intUnit(two);

    case "m":
     return intUnit(oneOrTwo);

    case "q":
     return intUnit(oneOrTwo);

    case "qq":
     return intUnit(two);

    case "s":
     return intUnit(oneOrTwo);

    case "ss":
     return intUnit(two);

    case "S":
     return intUnit(oneToThree);

    case "SSS":
     return intUnit(three);

    case "u":
     return simple(oneToNine);

    case "uu":
     return simple(oneOrTwo);

    case "uuu":
     return intUnit(one);

    case "a":
     return oneOf(loc.meridiems(), 0);

    case "kkkk":
     return intUnit(four);

    case "kk":
     return intUnit(twoToFour, untruncateYear);

    case "W":
     return intUnit(oneOrTwo);

    case "WW":
     return intUnit(two);

    case "E":
    case "c":
     return intUnit(one);

    case "EEE":
     return oneOf(loc.weekdays("short", false), 1);

    case "EEEE":
     return oneOf(loc.weekdays("long", false), 1);

    case "ccc":
     return oneOf(loc.weekdays("short", true), 1);

    case "cccc":
     return oneOf(loc.weekdays("long", true), 1);

    case "Z":
    case "ZZ":
     return offset(new RegExp(`([+-]${oneOrTwo.source})(?::(${two.source}))?`), 2);

    case "ZZZ":
     return offset(new RegExp(`([+-]${oneOrTwo.source})(${two.source})?`), 2);

    case "z":
     return simple(/[a-z_+-/]{1,256}?/i);

    case " ":
     return simple(/[^\S\n\r]/);

    default:
     return literal(t);
    }
   };
   const unit = unitate(token) || {
    invalidReason: MISSING_FTP
   };
   unit.token = token;
   return unit;
  }
  const partTypeStyleToTokenVal = {
   year: {
    "2-digit": "yy",
    numeric: "yyyyy"
   },
   month: {
    numeric: "M",
    "2-digit": "MM",
    short: "MMM",
    long: "MMMM"
   },
   day: {
    numeric: "d",
    "2-digit": "dd"
   },
   weekday: {
    short: "EEE",
    long: "EEEE"
   },
   dayperiod: "a",
   dayPeriod: "a",
   hour12: {
    numeric: "h",
    "2-digit": "hh"
   },
   hour24: {
    numeric: "H",
    "2-digit": "HH"
   },
   minute: {
    numeric: "m",
    "2-digit": "mm"
   },
   second: {
    numeric: "s",
    "2-digit": "ss"
   },
   timeZoneName: {
    long: "ZZZZZ",
    short: "ZZZ"
   }
  };
  function tokenForPart(part, formatOpts, resolvedOpts) {
   const {type: type, value: value} = part;
   if (type === "literal") {
    const isSpace = /^\s+$/.test(value);
    return {
     literal: !isSpace,
     val: isSpace ? " " : value
    };
   }
   const style = formatOpts[type];
   let actualType = type;
   if (type === "hour") {
    if (formatOpts.hour12 != null) {
     actualType = formatOpts.hour12 ? "hour12" : "hour24";
    } else if (formatOpts.hourCycle != null) {
     if (formatOpts.hourCycle === "h11" || formatOpts.hourCycle === "h12") {
      actualType = "hour12";
     } else {
      actualType = "hour24";
     }
    } else {
     actualType = resolvedOpts.hour12 ? "hour12" : "hour24";
    }
   }
   let val = partTypeStyleToTokenVal[actualType];
   if (typeof val === "object") {
    val = val[style];
   }
   if (val) {
    return {
     literal: false,
     val: val
    };
   }
   return undefined;
  }
  function buildRegex(units) {
   const re = units.map(u => u.regex).reduce((f, r) => `${f}(${r.source})`, "");
   return [ `^${re}$`, units ];
  }
  function match(input, regex, handlers) {
   const matches = input.match(regex);
   if (matches) {
    const all = {};
    let matchIndex = 1;
    for (const i in handlers) {
     if (hasOwnProperty(handlers, i)) {
      const h = handlers[i], groups = h.groups ? h.groups + 1 : 1;
      if (!h.literal && h.token) {
       all[h.token.val[0]] = h.deser(matches.slice(matchIndex, matchIndex + groups));
      }
      matchIndex += groups;
     }
    }
    return [ matches, all ];
   } else {
    return [ matches, {} ];
   }
  }
  function dateTimeFromMatches(matches) {
   const toField = token => {
    switch (token) {
    case "S":
     return "millisecond";

    case "s":
     return "second";

    case "m":
     return "minute";

    case "h":
    case "H":
     return "hour";

    case "d":
     return "day";

    case "o":
     return "ordinal";

    case "L":
    case "M":
     return "month";

    case "y":
     return "year";

    case "E":
    case "c":
     return "weekday";

    case "W":
     return "weekNumber";

    case "k":
     return "weekYear";

    case "q":
     return "quarter";

    default:
     return null;
    }
   };
   let zone = null;
   let specificOffset;
   if (!isUndefined(matches.z)) {
    zone = IANAZone.create(matches.z);
   }
   if (!isUndefined(matches.Z)) {
    if (!zone) {
     zone = new FixedOffsetZone(matches.Z);
    }
    specificOffset = matches.Z;
   }
   if (!isUndefined(matches.q)) {
    matches.M = (matches.q - 1) * 3 + 1;
   }
   if (!isUndefined(matches.h)) {
    if (matches.h < 12 && matches.a === 1) {
     matches.h += 12;
    } else if (matches.h === 12 && matches.a === 0) {
     matches.h = 0;
    }
   }
   if (matches.G === 0 && matches.y) {
    matches.y = -matches.y;
   }
   if (!isUndefined(matches.u)) {
    matches.S = parseMillis(matches.u);
   }
   const vals = Object.keys(matches).reduce((r, k) => {
    const f = toField(k);
    if (f) {
     r[f] = matches[k];
    }
    return r;
   }, {});
   return [ vals, zone, specificOffset ];
  }
  let dummyDateTimeCache = null;
  function getDummyDateTime() {
   if (!dummyDateTimeCache) {
    dummyDateTimeCache = DateTime.fromMillis(1555555555555);
   }
   return dummyDateTimeCache;
  }
  function maybeExpandMacroToken(token, locale) {
   if (token.literal) {
    return token;
   }
   const formatOpts = Formatter.macroTokenToFormatOpts(token.val);
   const tokens = formatOptsToTokens(formatOpts, locale);
   if (tokens == null || tokens.includes(undefined)) {
    return token;
   }
   return tokens;
  }
  function expandMacroTokens(tokens, locale) {
   return Array.prototype.concat(...tokens.map(t => maybeExpandMacroToken(t, locale)));
  }
  class TokenParser {
   constructor(locale, format) {
    this.locale = locale;
    this.format = format;
    this.tokens = expandMacroTokens(Formatter.parseFormat(format), locale);
    this.units = this.tokens.map(t => unitForToken(t, locale));
    this.disqualifyingUnit = this.units.find(t => t.invalidReason);
    if (!this.disqualifyingUnit) {
     const [regexString, handlers] = buildRegex(this.units);
     this.regex = RegExp(regexString, "i");
     this.handlers = handlers;
    }
   }
   explainFromTokens(input) {
    if (!this.isValid) {
     return {
      input: input,
      tokens: this.tokens,
      invalidReason: this.invalidReason
     };
    } else {
     const [rawMatches, matches] = match(input, this.regex, this.handlers), [result, zone, specificOffset] = matches ? dateTimeFromMatches(matches) : [ null, null, undefined ];
     if (hasOwnProperty(matches, "a") && hasOwnProperty(matches, "H")) {
      throw new ConflictingSpecificationError("Can't include meridiem when specifying 24-hour format");
     }
     return {
      input: input,
      tokens: this.tokens,
      regex: this.regex,
      rawMatches: rawMatches,
      matches: matches,
      result: result,
      zone: zone,
      specificOffset: specificOffset
     };
    }
   }
   get isValid() {
    return !this.disqualifyingUnit;
   }
   get invalidReason() {
    return this.disqualifyingUnit ? this.disqualifyingUnit.invalidReason : null;
   }
  }
  function explainFromTokens(locale, input, format) {
   const parser = new TokenParser(locale, format);
   return parser.explainFromTokens(input);
  }
  function parseFromTokens(locale, input, format) {
   const {result: result, zone: zone, specificOffset: specificOffset, invalidReason: invalidReason} = explainFromTokens(locale, input, format);
   return [ result, zone, specificOffset, invalidReason ];
  }
  function formatOptsToTokens(formatOpts, locale) {
   if (!formatOpts) {
    return null;
   }
   const formatter = Formatter.create(locale, formatOpts);
   const df = formatter.dtFormatter(getDummyDateTime());
   const parts = df.formatToParts();
   const resolvedOpts = df.resolvedOptions();
   return parts.map(p => tokenForPart(p, formatOpts, resolvedOpts));
  }
  const INVALID = "Invalid DateTime";
  const MAX_DATE = 864e13;
  function unsupportedZone(zone) {
   return new Invalid("unsupported zone", `the zone "${zone.name}" is not supported`);
  }
  function possiblyCachedWeekData(dt) {
   if (dt.weekData === null) {
    dt.weekData = gregorianToWeek(dt.c);
   }
   return dt.weekData;
  }
  function possiblyCachedLocalWeekData(dt) {
   if (dt.localWeekData === null) {
    dt.localWeekData = gregorianToWeek(dt.c, dt.loc.getMinDaysInFirstWeek(), dt.loc.getStartOfWeek());
   }
   return dt.localWeekData;
  }
  function clone(inst, alts) {
   const current = {
    ts: inst.ts,
    zone: inst.zone,
    c: inst.c,
    o: inst.o,
    loc: inst.loc,
    invalid: inst.invalid
   };
   return new DateTime({
    ...current,
    ...alts,
    old: current
   });
  }
  function fixOffset(localTS, o, tz) {
   let utcGuess = localTS - o * 60 * 1e3;
   const o2 = tz.offset(utcGuess);
   if (o === o2) {
    return [ utcGuess, o ];
   }
   utcGuess -= (o2 - o) * 60 * 1e3;
   const o3 = tz.offset(utcGuess);
   if (o2 === o3) {
    return [ utcGuess, o2 ];
   }
   return [ localTS - Math.min(o2, o3) * 60 * 1e3, Math.max(o2, o3) ];
  }
  function tsToObj(ts, offset) {
   ts += offset * 60 * 1e3;
   const d = new Date(ts);
   return {
    year: d.getUTCFullYear(),
    month: d.getUTCMonth() + 1,
    day: d.getUTCDate(),
    hour: d.getUTCHours(),
    minute: d.getUTCMinutes(),
    second: d.getUTCSeconds(),
    millisecond: d.getUTCMilliseconds()
   };
  }
  function objToTS(obj, offset, zone) {
   return fixOffset(objToLocalTS(obj), offset, zone);
  }
  function adjustTime(inst, dur) {
   const oPre = inst.o, year = inst.c.year + Math.trunc(dur.years), month = inst.c.month + Math.trunc(dur.months) + Math.trunc(dur.quarters) * 3, c = {
    ...inst.c,
    year: year,
    month: month,
    day: Math.min(inst.c.day, daysInMonth(year, month)) + Math.trunc(dur.days) + Math.trunc(dur.weeks) * 7
   }, millisToAdd = Duration.fromObject({
    years: dur.years - Math.trunc(dur.years),
    quarters: dur.quarters - Math.trunc(dur.quarters),
    months: dur.months - Math.trunc(dur.months),
    weeks: dur.weeks - Math.trunc(dur.weeks),
    days: dur.days - Math.trunc(dur.days),
    hours: dur.hours,
    minutes: dur.minutes,
    seconds: dur.seconds,
    milliseconds: dur.milliseconds
   }).as("milliseconds"), localTS = objToLocalTS(c);
   let [ts, o] = fixOffset(localTS, oPre, inst.zone);
   if (millisToAdd !== 0) {
    ts += millisToAdd;
    o = inst.zone.offset(ts);
   }
   return {
    ts: ts,
    o: o
   };
  }
  function parseDataToDateTime(parsed, parsedZone, opts, format, text, specificOffset) {
   const {setZone: setZone, zone: zone} = opts;
   if (parsed && Object.keys(parsed).length !== 0 || parsedZone) {
    const interpretationZone = parsedZone || zone, inst = DateTime.fromObject(parsed, {
     ...opts,
     zone: interpretationZone,
     specificOffset: specificOffset
    });
    return setZone ? inst : inst.setZone(zone);
   } else {
    return DateTime.invalid(new Invalid("unparsable", `the input "${text}" can't be parsed as ${format}`));
   }
  }
  function toTechFormat(dt, format, allowZ = true) {
   return dt.isValid ? Formatter.create(Locale.create("en-US"), {
    allowZ: allowZ,
    forceSimple: true
   }).formatDateTimeFromString(dt, format) : null;
  }
  function toISODate(o, extended, precision) {
   const longFormat = o.c.year > 9999 || o.c.year < 0;
   let c = "";
   if (longFormat && o.c.year >= 0) c += "+";
   c += padStart(o.c.year, longFormat ? 6 : 4);
   if (precision === "year") return c;
   if (extended) {
    c += "-";
    c += padStart(o.c.month);
    if (precision === "month") return c;
    c += "-";
   } else {
    c += padStart(o.c.month);
    if (precision === "month") return c;
   }
   c += padStart(o.c.day);
   return c;
  }
  function toISOTime(o, extended, suppressSeconds, suppressMilliseconds, includeOffset, extendedZone, precision) {
   let showSeconds = !suppressSeconds || o.c.millisecond !== 0 || o.c.second !== 0, c = "";
   switch (precision) {
   case "day":
   case "month":
   case "year":
    break;

   default:
    c += padStart(o.c.hour);
    if (precision === "hour") break;
    if (extended) {
     c += ":";
     c += padStart(o.c.minute);
     if (precision === "minute") break;
     if (showSeconds) {
      c += ":";
      c += padStart(o.c.second);
     }
    } else {
     c += padStart(o.c.minute);
     if (precision === "minute") break;
     if (showSeconds) {
      c += padStart(o.c.second);
     }
    }
    if (precision === "second") break;
    if (showSeconds && (!suppressMilliseconds || o.c.millisecond !== 0)) {
     c += ".";
     c += padStart(o.c.millisecond, 3);
    }
   }
   if (includeOffset) {
    if (o.isOffsetFixed && o.offset === 0 && !extendedZone) {
     c += "Z";
    } else if (o.o < 0) {
     c += "-";
     c += padStart(Math.trunc(-o.o / 60));
     c += ":";
     c += padStart(Math.trunc(-o.o % 60));
    } else {
     c += "+";
     c += padStart(Math.trunc(o.o / 60));
     c += ":";
     c += padStart(Math.trunc(o.o % 60));
    }
   }
   if (extendedZone) {
    c += "[" + o.zone.ianaName + "]";
   }
   return c;
  }
  const defaultUnitValues = {
   month: 1,
   day: 1,
   hour: 0,
   minute: 0,
   second: 0,
   millisecond: 0
  }, defaultWeekUnitValues = {
   weekNumber: 1,
   weekday: 1,
   hour: 0,
   minute: 0,
   second: 0,
   millisecond: 0
  }, defaultOrdinalUnitValues = {
   ordinal: 1,
   hour: 0,
   minute: 0,
   second: 0,
   millisecond: 0
  };
  const orderedUnits = [ "year", "month", "day", "hour", "minute", "second", "millisecond" ], orderedWeekUnits = [ "weekYear", "weekNumber", "weekday", "hour", "minute", "second", "millisecond" ], orderedOrdinalUnits = [ "year", "ordinal", "hour", "minute", "second", "millisecond" ];
  function normalizeUnit(unit) {
   const normalized = {
    year: "year",
    years: "year",
    month: "month",
    months: "month",
    day: "day",
    days: "day",
    hour: "hour",
    hours: "hour",
    minute: "minute",
    minutes: "minute",
    quarter: "quarter",
    quarters: "quarter",
    second: "second",
    seconds: "second",
    millisecond: "millisecond",
    milliseconds: "millisecond",
    weekday: "weekday",
    weekdays: "weekday",
    weeknumber: "weekNumber",
    weeksnumber: "weekNumber",
    weeknumbers: "weekNumber",
    weekyear: "weekYear",
    weekyears: "weekYear",
    ordinal: "ordinal"
   }[unit.toLowerCase()];
   if (!normalized) throw new InvalidUnitError(unit);
   return normalized;
  }
  function normalizeUnitWithLocalWeeks(unit) {
   switch (unit.toLowerCase()) {
   case "localweekday":
   case "localweekdays":
    return "localWeekday";

   case "localweeknumber":
   case "localweeknumbers":
    return "localWeekNumber";

   case "localweekyear":
   case "localweekyears":
    return "localWeekYear";

   default:
    return normalizeUnit(unit);
   }
  }
  function guessOffsetForZone(zone) {
   if (zoneOffsetTs === undefined) {
    zoneOffsetTs = Settings.now();
   }
   if (zone.type !== "iana") {
    return zone.offset(zoneOffsetTs);
   }
   const zoneName = zone.name;
   let offsetGuess = zoneOffsetGuessCache.get(zoneName);
   if (offsetGuess === undefined) {
    offsetGuess = zone.offset(zoneOffsetTs);
    zoneOffsetGuessCache.set(zoneName, offsetGuess);
   }
   return offsetGuess;
  }
  function quickDT(obj, opts) {
   const zone = normalizeZone(opts.zone, Settings.defaultZone);
   if (!zone.isValid) {
    return DateTime.invalid(unsupportedZone(zone));
   }
   const loc = Locale.fromObject(opts);
   let ts, o;
   if (!isUndefined(obj.year)) {
    for (const u of orderedUnits) {
     if (isUndefined(obj[u])) {
      obj[u] = defaultUnitValues[u];
     }
    }
    const invalid = hasInvalidGregorianData(obj) || hasInvalidTimeData(obj);
    if (invalid) {
     return DateTime.invalid(invalid);
    }
    const offsetProvis = guessOffsetForZone(zone);
    [ts, o] = objToTS(obj, offsetProvis, zone);
   } else {
    ts = Settings.now();
   }
   return new DateTime({
    ts: ts,
    zone: zone,
    loc: loc,
    o: o
   });
  }
  function diffRelative(start, end, opts) {
   const round = isUndefined(opts.round) ? true : opts.round, rounding = isUndefined(opts.rounding) ? "trunc" : opts.rounding, format = (c, unit) => {
    c = roundTo(c, round || opts.calendary ? 0 : 2, opts.calendary ? "round" : rounding);
    const formatter = end.loc.clone(opts).relFormatter(opts);
    return formatter.format(c, unit);
   }, differ = unit => {
    if (opts.calendary) {
     if (!end.hasSame(start, unit)) {
      return end.startOf(unit).diff(start.startOf(unit), unit).get(unit);
     } else return 0;
    } else {
     return end.diff(start, unit).get(unit);
    }
   };
   if (opts.unit) {
    return format(differ(opts.unit), opts.unit);
   }
   for (const unit of opts.units) {
    const count = differ(unit);
    if (Math.abs(count) >= 1) {
     return format(count, unit);
    }
   }
   return format(start > end ? -0 : 0, opts.units[opts.units.length - 1]);
  }
  function lastOpts(argList) {
   let opts = {}, args;
   if (argList.length > 0 && typeof argList[argList.length - 1] === "object") {
    opts = argList[argList.length - 1];
    args = Array.from(argList).slice(0, argList.length - 1);
   } else {
    args = Array.from(argList);
   }
   return [ opts, args ];
  }
  let zoneOffsetTs;
  const zoneOffsetGuessCache = new Map;
  class DateTime {
   constructor(config) {
    const zone = config.zone || Settings.defaultZone;
    let invalid = config.invalid || (Number.isNaN(config.ts) ? new Invalid("invalid input") : null) || (!zone.isValid ? unsupportedZone(zone) : null);
    this.ts = isUndefined(config.ts) ? Settings.now() : config.ts;
    let c = null, o = null;
    if (!invalid) {
     const unchanged = config.old && config.old.ts === this.ts && config.old.zone.equals(zone);
     if (unchanged) {
      [c, o] = [ config.old.c, config.old.o ];
     } else {
      const ot = isNumber(config.o) && !config.old ? config.o : zone.offset(this.ts);
      c = tsToObj(this.ts, ot);
      invalid = Number.isNaN(c.year) ? new Invalid("invalid input") : null;
      c = invalid ? null : c;
      o = invalid ? null : ot;
     }
    }
    this._zone = zone;
    this.loc = config.loc || Locale.create();
    this.invalid = invalid;
    this.weekData = null;
    this.localWeekData = null;
    this.c = c;
    this.o = o;
    this.isLuxonDateTime = true;
   }
   static now() {
    return new DateTime({});
   }
   static local() {
    const [opts, args] = lastOpts(arguments), [year, month, day, hour, minute, second, millisecond] = args;
    return quickDT({
     year: year,
     month: month,
     day: day,
     hour: hour,
     minute: minute,
     second: second,
     millisecond: millisecond
    }, opts);
   }
   static utc() {
    const [opts, args] = lastOpts(arguments), [year, month, day, hour, minute, second, millisecond] = args;
    opts.zone = FixedOffsetZone.utcInstance;
    return quickDT({
     year: year,
     month: month,
     day: day,
     hour: hour,
     minute: minute,
     second: second,
     millisecond: millisecond
    }, opts);
   }
   static fromJSDate(date, options = {}) {
    const ts = isDate(date) ? date.valueOf() : NaN;
    if (Number.isNaN(ts)) {
     return DateTime.invalid("invalid input");
    }
    const zoneToUse = normalizeZone(options.zone, Settings.defaultZone);
    if (!zoneToUse.isValid) {
     return DateTime.invalid(unsupportedZone(zoneToUse));
    }
    return new DateTime({
     ts: ts,
     zone: zoneToUse,
     loc: Locale.fromObject(options)
    });
   }
   static fromMillis(milliseconds, options = {}) {
    if (!isNumber(milliseconds)) {
     throw new InvalidArgumentError(`fromMillis requires a numerical input, but received a ${typeof milliseconds} with value ${milliseconds}`);
    } else if (milliseconds < -MAX_DATE || milliseconds > MAX_DATE) {
     return DateTime.invalid("Timestamp out of range");
    } else {
     return new DateTime({
      ts: milliseconds,
      zone: normalizeZone(options.zone, Settings.defaultZone),
      loc: Locale.fromObject(options)
     });
    }
   }
   static fromSeconds(seconds, options = {}) {
    if (!isNumber(seconds)) {
     throw new InvalidArgumentError("fromSeconds requires a numerical input");
    } else {
     return new DateTime({
      ts: seconds * 1e3,
      zone: normalizeZone(options.zone, Settings.defaultZone),
      loc: Locale.fromObject(options)
     });
    }
   }
   static fromObject(obj, opts = {}) {
    obj = obj || {};
    const zoneToUse = normalizeZone(opts.zone, Settings.defaultZone);
    if (!zoneToUse.isValid) {
     return DateTime.invalid(unsupportedZone(zoneToUse));
    }
    const loc = Locale.fromObject(opts);
    const normalized = normalizeObject(obj, normalizeUnitWithLocalWeeks);
    const {minDaysInFirstWeek: minDaysInFirstWeek, startOfWeek: startOfWeek} = usesLocalWeekValues(normalized, loc);
    const tsNow = Settings.now(), offsetProvis = !isUndefined(opts.specificOffset) ? opts.specificOffset : zoneToUse.offset(tsNow), containsOrdinal = !isUndefined(normalized.ordinal), containsGregorYear = !isUndefined(normalized.year), containsGregorMD = !isUndefined(normalized.month) || !isUndefined(normalized.day), containsGregor = containsGregorYear || containsGregorMD, definiteWeekDef = normalized.weekYear || normalized.weekNumber;
    if ((containsGregor || containsOrdinal) && definiteWeekDef) {
     throw new ConflictingSpecificationError("Can't mix weekYear/weekNumber units with year/month/day or ordinals");
    }
    if (containsGregorMD && containsOrdinal) {
     throw new ConflictingSpecificationError("Can't mix ordinal dates with month/day");
    }
    const useWeekData = definiteWeekDef || normalized.weekday && !containsGregor;
    let units, defaultValues, objNow = tsToObj(tsNow, offsetProvis);
    if (useWeekData) {
     units = orderedWeekUnits;
     defaultValues = defaultWeekUnitValues;
     objNow = gregorianToWeek(objNow, minDaysInFirstWeek, startOfWeek);
    } else if (containsOrdinal) {
     units = orderedOrdinalUnits;
     defaultValues = defaultOrdinalUnitValues;
     objNow = gregorianToOrdinal(objNow);
    } else {
     units = orderedUnits;
     defaultValues = defaultUnitValues;
    }
    let foundFirst = false;
    for (const u of units) {
     const v = normalized[u];
     if (!isUndefined(v)) {
      foundFirst = true;
     } else if (foundFirst) {
      normalized[u] = defaultValues[u];
     } else {
      normalized[u] = objNow[u];
     }
    }
    const higherOrderInvalid = useWeekData ? hasInvalidWeekData(normalized, minDaysInFirstWeek, startOfWeek) : containsOrdinal ? hasInvalidOrdinalData(normalized) : hasInvalidGregorianData(normalized), invalid = higherOrderInvalid || hasInvalidTimeData(normalized);
    if (invalid) {
     return DateTime.invalid(invalid);
    }
    const gregorian = useWeekData ? weekToGregorian(normalized, minDaysInFirstWeek, startOfWeek) : containsOrdinal ? ordinalToGregorian(normalized) : normalized, [tsFinal, offsetFinal] = objToTS(gregorian, offsetProvis, zoneToUse), inst = new DateTime({
     ts: tsFinal,
     zone: zoneToUse,
     o: offsetFinal,
     loc: loc
    });
    if (normalized.weekday && containsGregor && obj.weekday !== inst.weekday) {
     return DateTime.invalid("mismatched weekday", `you can't specify both a weekday of ${normalized.weekday} and a date of ${inst.toISO()}`);
    }
    if (!inst.isValid) {
     return DateTime.invalid(inst.invalid);
    }
    return inst;
   }
   static fromISO(text, opts = {}) {
    const [vals, parsedZone] = parseISODate(text);
    return parseDataToDateTime(vals, parsedZone, opts, "ISO 8601", text);
   }
   static fromRFC2822(text, opts = {}) {
    const [vals, parsedZone] = parseRFC2822Date(text);
    return parseDataToDateTime(vals, parsedZone, opts, "RFC 2822", text);
   }
   static fromHTTP(text, opts = {}) {
    const [vals, parsedZone] = parseHTTPDate(text);
    return parseDataToDateTime(vals, parsedZone, opts, "HTTP", opts);
   }
   static fromFormat(text, fmt, opts = {}) {
    if (isUndefined(text) || isUndefined(fmt)) {
     throw new InvalidArgumentError("fromFormat requires an input string and a format");
    }
    const {locale: locale = null, numberingSystem: numberingSystem = null} = opts, localeToUse = Locale.fromOpts({
     locale: locale,
     numberingSystem: numberingSystem,
     defaultToEN: true
    }), [vals, parsedZone, specificOffset, invalid] = parseFromTokens(localeToUse, text, fmt);
    if (invalid) {
     return DateTime.invalid(invalid);
    } else {
     return parseDataToDateTime(vals, parsedZone, opts, `format ${fmt}`, text, specificOffset);
    }
   }
   static fromString(text, fmt, opts = {}) {
    return DateTime.fromFormat(text, fmt, opts);
   }
   static fromSQL(text, opts = {}) {
    const [vals, parsedZone] = parseSQL(text);
    return parseDataToDateTime(vals, parsedZone, opts, "SQL", text);
   }
   static invalid(reason, explanation = null) {
    if (!reason) {
     throw new InvalidArgumentError("need to specify a reason the DateTime is invalid");
    }
    const invalid = reason instanceof Invalid ? reason : new Invalid(reason, explanation);
    if (Settings.throwOnInvalid) {
     throw new InvalidDateTimeError(invalid);
    } else {
     return new DateTime({
      invalid: invalid
     });
    }
   }
   static isDateTime(o) {
    return o && o.isLuxonDateTime || false;
   }
   static parseFormatForOpts(formatOpts, localeOpts = {}) {
    const tokenList = formatOptsToTokens(formatOpts, Locale.fromObject(localeOpts));
    return !tokenList ? null : tokenList.map(t => t ? t.val : null).join("");
   }
   static expandFormat(fmt, localeOpts = {}) {
    const expanded = expandMacroTokens(Formatter.parseFormat(fmt), Locale.fromObject(localeOpts));
    return expanded.map(t => t.val).join("");
   }
   static resetCache() {
    zoneOffsetTs = undefined;
    zoneOffsetGuessCache.clear();
   }
   get(unit) {
    return this[unit];
   }
   get isValid() {
    return this.invalid === null;
   }
   get invalidReason() {
    return this.invalid ? this.invalid.reason : null;
   }
   get invalidExplanation() {
    return this.invalid ? this.invalid.explanation : null;
   }
   get locale() {
    return this.isValid ? this.loc.locale : null;
   }
   get numberingSystem() {
    return this.isValid ? this.loc.numberingSystem : null;
   }
   get outputCalendar() {
    return this.isValid ? this.loc.outputCalendar : null;
   }
   get zone() {
    return this._zone;
   }
   get zoneName() {
    return this.isValid ? this.zone.name : null;
   }
   get year() {
    return this.isValid ? this.c.year : NaN;
   }
   get quarter() {
    return this.isValid ? Math.ceil(this.c.month / 3) : NaN;
   }
   get month() {
    return this.isValid ? this.c.month : NaN;
   }
   get day() {
    return this.isValid ? this.c.day : NaN;
   }
   get hour() {
    return this.isValid ? this.c.hour : NaN;
   }
   get minute() {
    return this.isValid ? this.c.minute : NaN;
   }
   get second() {
    return this.isValid ? this.c.second : NaN;
   }
   get millisecond() {
    return this.isValid ? this.c.millisecond : NaN;
   }
   get weekYear() {
    return this.isValid ? possiblyCachedWeekData(this).weekYear : NaN;
   }
   get weekNumber() {
    return this.isValid ? possiblyCachedWeekData(this).weekNumber : NaN;
   }
   get weekday() {
    return this.isValid ? possiblyCachedWeekData(this).weekday : NaN;
   }
   get isWeekend() {
    return this.isValid && this.loc.getWeekendDays().includes(this.weekday);
   }
   get localWeekday() {
    return this.isValid ? possiblyCachedLocalWeekData(this).weekday : NaN;
   }
   get localWeekNumber() {
    return this.isValid ? possiblyCachedLocalWeekData(this).weekNumber : NaN;
   }
   get localWeekYear() {
    return this.isValid ? possiblyCachedLocalWeekData(this).weekYear : NaN;
   }
   get ordinal() {
    return this.isValid ? gregorianToOrdinal(this.c).ordinal : NaN;
   }
   get monthShort() {
    return this.isValid ? Info.months("short", {
     locObj: this.loc
    })[this.month - 1] : null;
   }
   get monthLong() {
    return this.isValid ? Info.months("long", {
     locObj: this.loc
    })[this.month - 1] : null;
   }
   get weekdayShort() {
    return this.isValid ? Info.weekdays("short", {
     locObj: this.loc
    })[this.weekday - 1] : null;
   }
   get weekdayLong() {
    return this.isValid ? Info.weekdays("long", {
     locObj: this.loc
    })[this.weekday - 1] : null;
   }
   get offset() {
    return this.isValid ? +this.o : NaN;
   }
   get offsetNameShort() {
    if (this.isValid) {
     return this.zone.offsetName(this.ts, {
      format: "short",
      locale: this.locale
     });
    } else {
     return null;
    }
   }
   get offsetNameLong() {
    if (this.isValid) {
     return this.zone.offsetName(this.ts, {
      format: "long",
      locale: this.locale
     });
    } else {
     return null;
    }
   }
   get isOffsetFixed() {
    return this.isValid ? this.zone.isUniversal : null;
   }
   get isInDST() {
    if (this.isOffsetFixed) {
     return false;
    } else {
     return this.offset > this.set({
      month: 1,
      day: 1
     }).offset || this.offset > this.set({
      month: 5
     }).offset;
    }
   }
   getPossibleOffsets() {
    if (!this.isValid || this.isOffsetFixed) {
     return [ this ];
    }
    const dayMs = 864e5;
    const minuteMs = 6e4;
    const localTS = objToLocalTS(this.c);
    const oEarlier = this.zone.offset(localTS - dayMs);
    const oLater = this.zone.offset(localTS + dayMs);
    const o1 = this.zone.offset(localTS - oEarlier * minuteMs);
    const o2 = this.zone.offset(localTS - oLater * minuteMs);
    if (o1 === o2) {
     return [ this ];
    }
    const ts1 = localTS - o1 * minuteMs;
    const ts2 = localTS - o2 * minuteMs;
    const c1 = tsToObj(ts1, o1);
    const c2 = tsToObj(ts2, o2);
    if (c1.hour === c2.hour && c1.minute === c2.minute && c1.second === c2.second && c1.millisecond === c2.millisecond) {
     return [ clone(this, {
      ts: ts1
     }), clone(this, {
      ts: ts2
     }) ];
    }
    return [ this ];
   }
   get isInLeapYear() {
    return isLeapYear(this.year);
   }
   get daysInMonth() {
    return daysInMonth(this.year, this.month);
   }
   get daysInYear() {
    return this.isValid ? daysInYear(this.year) : NaN;
   }
   get weeksInWeekYear() {
    return this.isValid ? weeksInWeekYear(this.weekYear) : NaN;
   }
   get weeksInLocalWeekYear() {
    return this.isValid ? weeksInWeekYear(this.localWeekYear, this.loc.getMinDaysInFirstWeek(), this.loc.getStartOfWeek()) : NaN;
   }
   resolvedLocaleOptions(opts = {}) {
    const {locale: locale, numberingSystem: numberingSystem, calendar: calendar} = Formatter.create(this.loc.clone(opts), opts).resolvedOptions(this);
    return {
     locale: locale,
     numberingSystem: numberingSystem,
     outputCalendar: calendar
    };
   }
   toUTC(offset = 0, opts = {}) {
    return this.setZone(FixedOffsetZone.instance(offset), opts);
   }
   toLocal() {
    return this.setZone(Settings.defaultZone);
   }
   setZone(zone, {keepLocalTime: keepLocalTime = false, keepCalendarTime: keepCalendarTime = false} = {}) {
    zone = normalizeZone(zone, Settings.defaultZone);
    if (zone.equals(this.zone)) {
     return this;
    } else if (!zone.isValid) {
     return DateTime.invalid(unsupportedZone(zone));
    } else {
     let newTS = this.ts;
     if (keepLocalTime || keepCalendarTime) {
      const offsetGuess = zone.offset(this.ts);
      const asObj = this.toObject();
      [newTS] = objToTS(asObj, offsetGuess, zone);
     }
     return clone(this, {
      ts: newTS,
      zone: zone
     });
    }
   }
   reconfigure({locale: locale, numberingSystem: numberingSystem, outputCalendar: outputCalendar} = {}) {
    const loc = this.loc.clone({
     locale: locale,
     numberingSystem: numberingSystem,
     outputCalendar: outputCalendar
    });
    return clone(this, {
     loc: loc
    });
   }
   setLocale(locale) {
    return this.reconfigure({
     locale: locale
    });
   }
   set(values) {
    if (!this.isValid) return this;
    const normalized = normalizeObject(values, normalizeUnitWithLocalWeeks);
    const {minDaysInFirstWeek: minDaysInFirstWeek, startOfWeek: startOfWeek} = usesLocalWeekValues(normalized, this.loc);
    const settingWeekStuff = !isUndefined(normalized.weekYear) || !isUndefined(normalized.weekNumber) || !isUndefined(normalized.weekday), containsOrdinal = !isUndefined(normalized.ordinal), containsGregorYear = !isUndefined(normalized.year), containsGregorMD = !isUndefined(normalized.month) || !isUndefined(normalized.day), containsGregor = containsGregorYear || containsGregorMD, definiteWeekDef = normalized.weekYear || normalized.weekNumber;
    if ((containsGregor || containsOrdinal) && definiteWeekDef) {
     throw new ConflictingSpecificationError("Can't mix weekYear/weekNumber units with year/month/day or ordinals");
    }
    if (containsGregorMD && containsOrdinal) {
     throw new ConflictingSpecificationError("Can't mix ordinal dates with month/day");
    }
    let mixed;
    if (settingWeekStuff) {
     mixed = weekToGregorian({
      ...gregorianToWeek(this.c, minDaysInFirstWeek, startOfWeek),
      ...normalized
     }, minDaysInFirstWeek, startOfWeek);
    } else if (!isUndefined(normalized.ordinal)) {
     mixed = ordinalToGregorian({
      ...gregorianToOrdinal(this.c),
      ...normalized
     });
    } else {
     mixed = {
      ...this.toObject(),
      ...normalized
     };
     if (isUndefined(normalized.day)) {
      mixed.day = Math.min(daysInMonth(mixed.year, mixed.month), mixed.day);
     }
    }
    const [ts, o] = objToTS(mixed, this.o, this.zone);
    return clone(this, {
     ts: ts,
     o: o
    });
   }
   plus(duration) {
    if (!this.isValid) return this;
    const dur = Duration.fromDurationLike(duration);
    return clone(this, adjustTime(this, dur));
   }
   minus(duration) {
    if (!this.isValid) return this;
    const dur = Duration.fromDurationLike(duration).negate();
    return clone(this, adjustTime(this, dur));
   }
   startOf(unit, {useLocaleWeeks: useLocaleWeeks = false} = {}) {
    if (!this.isValid) return this;
    const o = {}, normalizedUnit = Duration.normalizeUnit(unit);
    switch (normalizedUnit) {
    case "years":
     o.month = 1;

    case "quarters":
    case "months":
     o.day = 1;

    case "weeks":
    case "days":
     o.hour = 0;

    case "hours":
     o.minute = 0;

    case "minutes":
     o.second = 0;

    case "seconds":
     o.millisecond = 0;
     break;
    }
    if (normalizedUnit === "weeks") {
     if (useLocaleWeeks) {
      const startOfWeek = this.loc.getStartOfWeek();
      const {weekday: weekday} = this;
      if (weekday < startOfWeek) {
       o.weekNumber = this.weekNumber - 1;
      }
      o.weekday = startOfWeek;
     } else {
      o.weekday = 1;
     }
    }
    if (normalizedUnit === "quarters") {
     const q = Math.ceil(this.month / 3);
     o.month = (q - 1) * 3 + 1;
    }
    return this.set(o);
   }
   endOf(unit, opts) {
    return this.isValid ? this.plus({
     [unit]: 1
    }).startOf(unit, opts).minus(1) : this;
   }
   toFormat(fmt, opts = {}) {
    return this.isValid ? Formatter.create(this.loc.redefaultToEN(opts)).formatDateTimeFromString(this, fmt) : INVALID;
   }
   toLocaleString(formatOpts = DATE_SHORT, opts = {}) {
    return this.isValid ? Formatter.create(this.loc.clone(opts), formatOpts).formatDateTime(this) : INVALID;
   }
   toLocaleParts(opts = {}) {
    return this.isValid ? Formatter.create(this.loc.clone(opts), opts).formatDateTimeParts(this) : [];
   }
   toISO({format: format = "extended", suppressSeconds: suppressSeconds = false, suppressMilliseconds: suppressMilliseconds = false, includeOffset: includeOffset = true, extendedZone: extendedZone = false, precision: precision = "milliseconds"} = {}) {
    if (!this.isValid) {
     return null;
    }
    precision = normalizeUnit(precision);
    const ext = format === "extended";
    let c = toISODate(this, ext, precision);
    if (orderedUnits.indexOf(precision) >= 3) c += "T";
    c += toISOTime(this, ext, suppressSeconds, suppressMilliseconds, includeOffset, extendedZone, precision);
    return c;
   }
   toISODate({format: format = "extended", precision: precision = "day"} = {}) {
    if (!this.isValid) {
     return null;
    }
    return toISODate(this, format === "extended", normalizeUnit(precision));
   }
   toISOWeekDate() {
    return toTechFormat(this, "kkkk-'W'WW-c");
   }
   toISOTime({suppressMilliseconds: suppressMilliseconds = false, suppressSeconds: suppressSeconds = false, includeOffset: includeOffset = true, includePrefix: includePrefix = false, extendedZone: extendedZone = false, format: format = "extended", precision: precision = "milliseconds"} = {}) {
    if (!this.isValid) {
     return null;
    }
    precision = normalizeUnit(precision);
    let c = includePrefix && orderedUnits.indexOf(precision) >= 3 ? "T" : "";
    return c + toISOTime(this, format === "extended", suppressSeconds, suppressMilliseconds, includeOffset, extendedZone, precision);
   }
   toRFC2822() {
    return toTechFormat(this, "EEE, dd LLL yyyy HH:mm:ss ZZZ", false);
   }
   toHTTP() {
    return toTechFormat(this.toUTC(), "EEE, dd LLL yyyy HH:mm:ss 'GMT'");
   }
   toSQLDate() {
    if (!this.isValid) {
     return null;
    }
    return toISODate(this, true);
   }
   toSQLTime({includeOffset: includeOffset = true, includeZone: includeZone = false, includeOffsetSpace: includeOffsetSpace = true} = {}) {
    let fmt = "HH:mm:ss.SSS";
    if (includeZone || includeOffset) {
     if (includeOffsetSpace) {
      fmt += " ";
     }
     if (includeZone) {
      fmt += "z";
     } else if (includeOffset) {
      fmt += "ZZ";
     }
    }
    return toTechFormat(this, fmt, true);
   }
   toSQL(opts = {}) {
    if (!this.isValid) {
     return null;
    }
    return `${this.toSQLDate()} ${this.toSQLTime(opts)}`;
   }
   toString() {
    return this.isValid ? this.toISO() : INVALID;
   }
   [Symbol.for("nodejs.util.inspect.custom")]() {
    if (this.isValid) {
     return `DateTime { ts: ${this.toISO()}, zone: ${this.zone.name}, locale: ${this.locale} }`;
    } else {
     return `DateTime { Invalid, reason: ${this.invalidReason} }`;
    }
   }
   valueOf() {
    return this.toMillis();
   }
   toMillis() {
    return this.isValid ? this.ts : NaN;
   }
   toSeconds() {
    return this.isValid ? this.ts / 1e3 : NaN;
   }
   toUnixInteger() {
    return this.isValid ? Math.floor(this.ts / 1e3) : NaN;
   }
   toJSON() {
    return this.toISO();
   }
   toBSON() {
    return this.toJSDate();
   }
   toObject(opts = {}) {
    if (!this.isValid) return {};
    const base = {
     ...this.c
    };
    if (opts.includeConfig) {
     base.outputCalendar = this.outputCalendar;
     base.numberingSystem = this.loc.numberingSystem;
     base.locale = this.loc.locale;
    }
    return base;
   }
   toJSDate() {
    return new Date(this.isValid ? this.ts : NaN);
   }
   diff(otherDateTime, unit = "milliseconds", opts = {}) {
    if (!this.isValid || !otherDateTime.isValid) {
     return Duration.invalid("created by diffing an invalid DateTime");
    }
    const durOpts = {
     locale: this.locale,
     numberingSystem: this.numberingSystem,
     ...opts
    };
    const units = maybeArray(unit).map(Duration.normalizeUnit), otherIsLater = otherDateTime.valueOf() > this.valueOf(), earlier = otherIsLater ? this : otherDateTime, later = otherIsLater ? otherDateTime : this, diffed = diff(earlier, later, units, durOpts);
    return otherIsLater ? diffed.negate() : diffed;
   }
   diffNow(unit = "milliseconds", opts = {}) {
    return this.diff(DateTime.now(), unit, opts);
   }
   until(otherDateTime) {
    return this.isValid ? Interval.fromDateTimes(this, otherDateTime) : this;
   }
   hasSame(otherDateTime, unit, opts) {
    if (!this.isValid) return false;
    const inputMs = otherDateTime.valueOf();
    const adjustedToZone = this.setZone(otherDateTime.zone, {
     keepLocalTime: true
    });
    return adjustedToZone.startOf(unit, opts) <= inputMs && inputMs <= adjustedToZone.endOf(unit, opts);
   }
   equals(other) {
    return this.isValid && other.isValid && this.valueOf() === other.valueOf() && this.zone.equals(other.zone) && this.loc.equals(other.loc);
   }
   toRelative(options = {}) {
    if (!this.isValid) return null;
    const base = options.base || DateTime.fromObject({}, {
     zone: this.zone
    }), padding = options.padding ? this < base ? -options.padding : options.padding : 0;
    let units = [ "years", "months", "days", "hours", "minutes", "seconds" ];
    let unit = options.unit;
    if (Array.isArray(options.unit)) {
     units = options.unit;
     unit = undefined;
    }
    return diffRelative(base, this.plus(padding), {
     ...options,
     numeric: "always",
     units: units,
     unit: unit
    });
   }
   toRelativeCalendar(options = {}) {
    if (!this.isValid) return null;
    return diffRelative(options.base || DateTime.fromObject({}, {
     zone: this.zone
    }), this, {
     ...options,
     numeric: "auto",
     units: [ "years", "months", "days" ],
     calendary: true
    });
   }
   static min(...dateTimes) {
    if (!dateTimes.every(DateTime.isDateTime)) {
     throw new InvalidArgumentError("min requires all arguments be DateTimes");
    }
    return bestBy(dateTimes, i => i.valueOf(), Math.min);
   }
   static max(...dateTimes) {
    if (!dateTimes.every(DateTime.isDateTime)) {
     throw new InvalidArgumentError("max requires all arguments be DateTimes");
    }
    return bestBy(dateTimes, i => i.valueOf(), Math.max);
   }
   static fromFormatExplain(text, fmt, options = {}) {
    const {locale: locale = null, numberingSystem: numberingSystem = null} = options, localeToUse = Locale.fromOpts({
     locale: locale,
     numberingSystem: numberingSystem,
     defaultToEN: true
    });
    return explainFromTokens(localeToUse, text, fmt);
   }
   static fromStringExplain(text, fmt, options = {}) {
    return DateTime.fromFormatExplain(text, fmt, options);
   }
   static buildFormatParser(fmt, options = {}) {
    const {locale: locale = null, numberingSystem: numberingSystem = null} = options, localeToUse = Locale.fromOpts({
     locale: locale,
     numberingSystem: numberingSystem,
     defaultToEN: true
    });
    return new TokenParser(localeToUse, fmt);
   }
   static fromFormatParser(text, formatParser, opts = {}) {
    if (isUndefined(text) || isUndefined(formatParser)) {
     throw new InvalidArgumentError("fromFormatParser requires an input string and a format parser");
    }
    const {locale: locale = null, numberingSystem: numberingSystem = null} = opts, localeToUse = Locale.fromOpts({
     locale: locale,
     numberingSystem: numberingSystem,
     defaultToEN: true
    });
    if (!localeToUse.equals(formatParser.locale)) {
     throw new InvalidArgumentError(`fromFormatParser called with a locale of ${localeToUse}, ` + `but the format parser was created for ${formatParser.locale}`);
    }
    const {result: result, zone: zone, specificOffset: specificOffset, invalidReason: invalidReason} = formatParser.explainFromTokens(text);
    if (invalidReason) {
     return DateTime.invalid(invalidReason);
    } else {
     return parseDataToDateTime(result, zone, opts, `format ${formatParser.format}`, text, specificOffset);
    }
   }
   static get DATE_SHORT() {
    return DATE_SHORT;
   }
   static get DATE_MED() {
    return DATE_MED;
   }
   static get DATE_MED_WITH_WEEKDAY() {
    return DATE_MED_WITH_WEEKDAY;
   }
   static get DATE_FULL() {
    return DATE_FULL;
   }
   static get DATE_HUGE() {
    return DATE_HUGE;
   }
   static get TIME_SIMPLE() {
    return TIME_SIMPLE;
   }
   static get TIME_WITH_SECONDS() {
    return TIME_WITH_SECONDS;
   }
   static get TIME_WITH_SHORT_OFFSET() {
    return TIME_WITH_SHORT_OFFSET;
   }
   static get TIME_WITH_LONG_OFFSET() {
    return TIME_WITH_LONG_OFFSET;
   }
   static get TIME_24_SIMPLE() {
    return TIME_24_SIMPLE;
   }
   static get TIME_24_WITH_SECONDS() {
    return TIME_24_WITH_SECONDS;
   }
   static get TIME_24_WITH_SHORT_OFFSET() {
    return TIME_24_WITH_SHORT_OFFSET;
   }
   static get TIME_24_WITH_LONG_OFFSET() {
    return TIME_24_WITH_LONG_OFFSET;
   }
   static get DATETIME_SHORT() {
    return DATETIME_SHORT;
   }
   static get DATETIME_SHORT_WITH_SECONDS() {
    return DATETIME_SHORT_WITH_SECONDS;
   }
   static get DATETIME_MED() {
    return DATETIME_MED;
   }
   static get DATETIME_MED_WITH_SECONDS() {
    return DATETIME_MED_WITH_SECONDS;
   }
   static get DATETIME_MED_WITH_WEEKDAY() {
    return DATETIME_MED_WITH_WEEKDAY;
   }
   static get DATETIME_FULL() {
    return DATETIME_FULL;
   }
   static get DATETIME_FULL_WITH_SECONDS() {
    return DATETIME_FULL_WITH_SECONDS;
   }
   static get DATETIME_HUGE() {
    return DATETIME_HUGE;
   }
   static get DATETIME_HUGE_WITH_SECONDS() {
    return DATETIME_HUGE_WITH_SECONDS;
   }
  }
  function friendlyDateTime(dateTimeish) {
   if (DateTime.isDateTime(dateTimeish)) {
    return dateTimeish;
   } else if (dateTimeish && dateTimeish.valueOf && isNumber(dateTimeish.valueOf())) {
    return DateTime.fromJSDate(dateTimeish);
   } else if (dateTimeish && typeof dateTimeish === "object") {
    return DateTime.fromObject(dateTimeish);
   } else {
    throw new InvalidArgumentError(`Unknown datetime argument: ${dateTimeish}, of type ${typeof dateTimeish}`);
   }
  }
  const VERSION = "3.7.2";
  exports.DateTime = DateTime;
  exports.Duration = Duration;
  exports.FixedOffsetZone = FixedOffsetZone;
  exports.IANAZone = IANAZone;
  exports.Info = Info;
  exports.Interval = Interval;
  exports.InvalidZone = InvalidZone;
  exports.Settings = Settings;
  exports.SystemZone = SystemZone;
  exports.VERSION = VERSION;
  exports.Zone = Zone;
 },
 15450: (__unused_webpack_module, exports, __webpack_require__) => {
  Object.defineProperty(exports, "__esModule", {
   value: true
  });
  exports.CronDate = exports.DAYS_IN_MONTH = exports.DateMathOp = exports.TimeUnit = void 0;
  const luxon_1 = __webpack_require__(82596);
  var TimeUnit;
  (function(TimeUnit) {
   TimeUnit["Second"] = "Second";
   TimeUnit["Minute"] = "Minute";
   TimeUnit["Hour"] = "Hour";
   TimeUnit["Day"] = "Day";
   TimeUnit["Month"] = "Month";
   TimeUnit["Year"] = "Year";
  })(TimeUnit || (exports.TimeUnit = TimeUnit = {}));
  var DateMathOp;
  (function(DateMathOp) {
   DateMathOp["Add"] = "Add";
   DateMathOp["Subtract"] = "Subtract";
  })(DateMathOp || (exports.DateMathOp = DateMathOp = {}));
  exports.DAYS_IN_MONTH = Object.freeze([ 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 ]);
  class CronDate {
   #date;
   #dstStart=null;
   #dstStartLandingHour=null;
   #dstEnd=null;
   constructor(timestamp, tz) {
    const dateOpts = {
     zone: tz
    };
    if (!timestamp && timestamp !== 0) {
     this.#date = luxon_1.DateTime.local();
    } else if (timestamp instanceof CronDate) {
     this.#date = timestamp.#date;
     this.#dstStart = timestamp.#dstStart;
     this.#dstStartLandingHour = timestamp.#dstStartLandingHour;
     this.#dstEnd = timestamp.#dstEnd;
    } else if (timestamp instanceof Date) {
     this.#date = luxon_1.DateTime.fromJSDate(timestamp, dateOpts);
    } else if (typeof timestamp === "number") {
     this.#date = luxon_1.DateTime.fromMillis(timestamp, dateOpts);
    } else {
     this.#date = luxon_1.DateTime.fromISO(timestamp, dateOpts);
     this.#date.isValid || (this.#date = luxon_1.DateTime.fromRFC2822(timestamp, dateOpts));
     this.#date.isValid || (this.#date = luxon_1.DateTime.fromSQL(timestamp, dateOpts));
     this.#date.isValid || (this.#date = luxon_1.DateTime.fromFormat(timestamp, "EEE, d MMM yyyy HH:mm:ss", dateOpts));
     this.#date.isValid || (this.#date = luxon_1.DateTime.fromHTTP(timestamp, dateOpts));
    }
    if (!this.#date.isValid) {
     throw new Error(`CronDate: unhandled timestamp: ${timestamp}`);
    }
    if (tz && tz !== this.#date.zoneName) {
     this.#date = this.#date.setZone(tz);
    }
   }
   static #isLeapYear(year) {
    return year % 4 === 0 && year % 100 !== 0 || year % 400 === 0;
   }
   get dstStart() {
    return this.#dstStart;
   }
   get dstStartLandingHour() {
    return this.#dstStartLandingHour;
   }
   clearDstStart() {
    this.#dstStart = null;
    this.#dstStartLandingHour = null;
   }
   get dstEnd() {
    return this.#dstEnd;
   }
   set dstEnd(value) {
    this.#dstEnd = value;
   }
   addYear() {
    this.#date = this.#date.plus({
     years: 1
    });
   }
   addMonth() {
    this.#date = this.#date.plus({
     months: 1
    }).startOf("month");
   }
   addDay() {
    this.#date = this.#date.plus({
     days: 1
    }).startOf("day");
   }
   addHour() {
    this.#date = this.#date.plus({
     hours: 1
    }).startOf("hour");
   }
   addMinute() {
    this.#date = this.#date.plus({
     minutes: 1
    }).startOf("minute");
   }
   addSecond() {
    this.#date = this.#date.plus({
     seconds: 1
    });
   }
   subtractYear() {
    this.#date = this.#date.minus({
     years: 1
    });
   }
   subtractMonth() {
    this.#date = this.#date.minus({
     months: 1
    }).endOf("month").startOf("second");
   }
   subtractDay() {
    this.#date = this.#date.minus({
     days: 1
    }).endOf("day").startOf("second");
   }
   subtractHour() {
    this.#date = this.#date.minus({
     hours: 1
    }).endOf("hour").startOf("second");
   }
   subtractMinute() {
    this.#date = this.#date.minus({
     minutes: 1
    }).endOf("minute").startOf("second");
   }
   subtractSecond() {
    this.#date = this.#date.minus({
     seconds: 1
    });
   }
   addUnit(unit) {
    switch (unit) {
    case TimeUnit.Year:
     return this.addYear();

    case TimeUnit.Month:
     return this.addMonth();

    case TimeUnit.Day:
     return this.addDay();

    case TimeUnit.Hour:
     return this.addHour();

    case TimeUnit.Minute:
     return this.addMinute();

    case TimeUnit.Second:
     return this.addSecond();
    }
   }
   subtractUnit(unit) {
    switch (unit) {
    case TimeUnit.Year:
     return this.subtractYear();

    case TimeUnit.Month:
     return this.subtractMonth();

    case TimeUnit.Day:
     return this.subtractDay();

    case TimeUnit.Hour:
     return this.subtractHour();

    case TimeUnit.Minute:
     return this.subtractMinute();

    case TimeUnit.Second:
     return this.subtractSecond();
    }
   }
   invokeDateOperation(verb, unit) {
    if (verb === DateMathOp.Add) {
     this.addUnit(unit);
     return;
    }
    if (verb === DateMathOp.Subtract) {
     this.subtractUnit(unit);
     return;
    }
    throw new Error(`Invalid verb: ${verb}`);
   }
   getDate() {
    return this.#date.day;
   }
   getFullYear() {
    return this.#date.year;
   }
   getDay() {
    const weekday = this.#date.weekday;
    return weekday === 7 ? 0 : weekday;
   }
   getMonth() {
    return this.#date.month - 1;
   }
   getHours() {
    return this.#date.hour;
   }
   getMinutes() {
    return this.#date.minute;
   }
   getSeconds() {
    return this.#date.second;
   }
   getMilliseconds() {
    return this.#date.millisecond;
   }
   getUTCOffset() {
    return this.#date.offset;
   }
   setStartOfDay() {
    this.#date = this.#date.startOf("day");
   }
   setEndOfDay() {
    this.#date = this.#date.endOf("day");
   }
   getTime() {
    return this.#date.valueOf();
   }
   getUTCDate() {
    return this.#getUTC().day;
   }
   getUTCFullYear() {
    return this.#getUTC().year;
   }
   getUTCDay() {
    const weekday = this.#getUTC().weekday;
    return weekday === 7 ? 0 : weekday;
   }
   getUTCMonth() {
    return this.#getUTC().month - 1;
   }
   getUTCHours() {
    return this.#getUTC().hour;
   }
   getUTCMinutes() {
    return this.#getUTC().minute;
   }
   getUTCSeconds() {
    return this.#getUTC().second;
   }
   toISOString() {
    return this.#date.toUTC().toISO();
   }
   toJSON() {
    return this.#date.toJSON();
   }
   #set(unit, value) {
    if (this.#date[unit] !== value) {
     this.#date = this.#date.set({
      [unit]: value
     });
    }
   }
   setDate(d) {
    this.#set("day", d);
   }
   setFullYear(y) {
    this.#set("year", y);
   }
   setDay(d) {
    this.#set("weekday", d);
   }
   setMonth(m) {
    this.#set("month", m + 1);
   }
   setHours(h) {
    this.#set("hour", h);
   }
   setMinutes(m) {
    this.#set("minute", m);
   }
   setSeconds(s) {
    this.#set("second", s);
   }
   setMilliseconds(s) {
    this.#set("millisecond", s);
   }
   toString() {
    return this.toDate().toString();
   }
   toDate() {
    return this.#date.toJSDate();
   }
   isLastDayOfMonth() {
    const {day: day, month: month} = this.#date;
    if (month === 2) {
     const isLeap = CronDate.#isLeapYear(this.#date.year);
     return day === exports.DAYS_IN_MONTH[month - 1] - (isLeap ? 0 : 1);
    }
    return day === exports.DAYS_IN_MONTH[month - 1];
   }
   isLastWeekdayOfMonth() {
    const {day: day, month: month} = this.#date;
    let lastDay;
    if (month === 2) {
     lastDay = exports.DAYS_IN_MONTH[month - 1] - (CronDate.#isLeapYear(this.#date.year) ? 0 : 1);
    } else {
     lastDay = exports.DAYS_IN_MONTH[month - 1];
    }
    return day > lastDay - 7;
   }
   applyDateOperation(op, unit, hoursLength) {
    if (unit === TimeUnit.Month || unit === TimeUnit.Day) {
     this.invokeDateOperation(op, unit);
     this.clearDstStart();
     if (op === DateMathOp.Add && hoursLength !== 24 && this.getHours() > 0) {
      this.#dstStart = 0;
      this.#dstStartLandingHour = this.getHours();
     }
     return;
    }
    const previousHour = this.getHours();
    const previousOffset = this.getUTCOffset();
    this.invokeDateOperation(op, unit);
    const currentHour = this.getHours();
    const advance = (currentHour - previousHour + 24) % 24;
    if (op === DateMathOp.Add && this.getUTCOffset() > previousOffset && advance >= 2) {
     if (hoursLength !== 24) {
      this.#dstStart = (previousHour + 1) % 24;
      this.#dstStartLandingHour = currentHour;
     }
    } else if (advance === 0 && this.getMinutes() === 0 && this.getSeconds() === 0) {
     if (hoursLength !== 24) {
      this.dstEnd = currentHour;
     }
    }
   }
   #getUTC() {
    return this.#date.toUTC();
   }
  }
  exports.CronDate = CronDate;
  exports["default"] = CronDate;
 },
 34224: (__unused_webpack_module, exports, __webpack_require__) => {
  Object.defineProperty(exports, "__esModule", {
   value: true
  });
  exports.CronExpression = exports.LOOPS_LIMIT_EXCEEDED_ERROR_MESSAGE = exports.TIME_SPAN_OUT_OF_BOUNDS_ERROR_MESSAGE = void 0;
  const CronDate_1 = __webpack_require__(15450);
  exports.TIME_SPAN_OUT_OF_BOUNDS_ERROR_MESSAGE = "Out of the time span range";
  exports.LOOPS_LIMIT_EXCEEDED_ERROR_MESSAGE = "Invalid expression, loop limit exceeded";
  const LOOP_LIMIT = 1e4;
  class CronExpression {
   #options;
   #tz;
   #initialDate;
   #currentDate;
   #startDate;
   #endDate;
   #fields;
   #dstTransitionDayKey=null;
   #isDstTransitionDay=false;
   constructor(fields, options) {
    this.#options = options;
    this.#tz = options.tz;
    this.#startDate = options.startDate != null ? new CronDate_1.CronDate(options.startDate, this.#tz) : null;
    this.#endDate = options.endDate != null ? new CronDate_1.CronDate(options.endDate, this.#tz) : null;
    let currentDateValue = options.currentDate ?? options.startDate;
    if (currentDateValue != null) {
     const tempCurrentDate = new CronDate_1.CronDate(currentDateValue, this.#tz);
     if (this.#startDate && tempCurrentDate.getTime() < this.#startDate.getTime()) {
      currentDateValue = this.#startDate;
     } else if (this.#endDate && tempCurrentDate.getTime() > this.#endDate.getTime()) {
      currentDateValue = this.#endDate;
     }
    }
    this.#initialDate = new CronDate_1.CronDate(currentDateValue, this.#tz);
    this.#currentDate = this.#initialDate;
    this.#fields = fields;
   }
   get fields() {
    return this.#fields;
   }
   static fieldsToExpression(fields, options) {
    return new CronExpression(fields, options || {});
   }
   static #matchSchedule(value, sequence) {
    return sequence.some(element => element === value);
   }
   #getMinOrMax(values, reverse) {
    return values[reverse ? values.length - 1 : 0];
   }
   #checkDstTransition(currentDate) {
    const key = `${currentDate.getFullYear()}-${currentDate.getMonth() + 1}-${currentDate.getDate()}`;
    if (this.#dstTransitionDayKey === key) {
     return this.#isDstTransitionDay;
    }
    const startOfDay = new CronDate_1.CronDate(currentDate);
    startOfDay.setStartOfDay();
    const endOfDay = new CronDate_1.CronDate(currentDate);
    endOfDay.setEndOfDay();
    this.#dstTransitionDayKey = key;
    this.#isDstTransitionDay = startOfDay.getUTCOffset() !== endOfDay.getUTCOffset();
    return this.#isDstTransitionDay;
   }
   #moveToNextSecond(currentDate, dateMathVerb, reverse) {
    const seconds = this.#fields.second.values;
    const currentSecond = currentDate.getSeconds();
    const nextSecond = this.#fields.second.findNearestValue(currentSecond, reverse);
    if (nextSecond !== null) {
     currentDate.setSeconds(nextSecond);
     return;
    }
    currentDate.applyDateOperation(dateMathVerb, CronDate_1.TimeUnit.Minute, this.#fields.hour.values.length);
    currentDate.setSeconds(this.#getMinOrMax(seconds, reverse));
   }
   #moveToNextMinute(currentDate, dateMathVerb, reverse) {
    const minutes = this.#fields.minute.values;
    const seconds = this.#fields.second.values;
    const currentMinute = currentDate.getMinutes();
    const nextMinute = this.#fields.minute.findNearestValue(currentMinute, reverse);
    if (nextMinute !== null) {
     currentDate.setMinutes(nextMinute);
     currentDate.setSeconds(this.#getMinOrMax(seconds, reverse));
     return;
    }
    currentDate.applyDateOperation(dateMathVerb, CronDate_1.TimeUnit.Hour, this.#fields.hour.values.length);
    currentDate.setMinutes(this.#getMinOrMax(minutes, reverse));
    currentDate.setSeconds(this.#getMinOrMax(seconds, reverse));
   }
   static #isLastWeekdayOfMonthMatch(expressions, currentDate) {
    if (!currentDate.isLastWeekdayOfMonth()) {
     return false;
    }
    const day = currentDate.getDay();
    return expressions.some(expression => day === parseInt(expression.toString().charAt(0), 10) % 7);
   }
   static #isNthWeekdayOfMonthMatch(nthDay, currentDate) {
    return nthDay <= 0 || Math.ceil(currentDate.getDate() / 7) === nthDay;
   }
   next() {
    return this.#findSchedule();
   }
   prev() {
    return this.#findSchedule(true);
   }
   hasNext() {
    const current = this.#currentDate;
    try {
     this.#findSchedule();
     return true;
    } catch {
     return false;
    } finally {
     this.#currentDate = current;
    }
   }
   hasPrev() {
    const current = this.#currentDate;
    try {
     this.#findSchedule(true);
     return true;
    } catch {
     return false;
    } finally {
     this.#currentDate = current;
    }
   }
   take(limit) {
    const items = [];
    if (limit >= 0) {
     for (let i = 0; i < limit; i++) {
      try {
       items.push(this.next());
      } catch {
       return items;
      }
     }
    } else {
     for (let i = 0; i > limit; i--) {
      try {
       items.push(this.prev());
      } catch {
       return items;
      }
     }
    }
    return items;
   }
   reset(newDate) {
    this.#currentDate = newDate ? new CronDate_1.CronDate(newDate, this.#tz) : this.#initialDate;
   }
   stringify(includeSeconds = false) {
    return this.#fields.stringify(includeSeconds);
   }
   includesDate(date) {
    const {second: second, minute: minute, hour: hour, month: month} = this.#fields;
    const dt = new CronDate_1.CronDate(date, this.#tz);
    if (!second.values.includes(dt.getSeconds()) || !minute.values.includes(dt.getMinutes()) || !hour.values.includes(dt.getHours()) || !month.values.includes(dt.getMonth() + 1)) {
     return false;
    }
    if (!this.#matchDayOfMonth(dt)) {
     return false;
    }
    return true;
   }
   toString() {
    return this.#options.expression || this.stringify(true);
   }
   #matchDayOfMonth(currentDate) {
    const isDayOfMonthWildcardMatch = this.#fields.dayOfMonth.isWildcard;
    const isRestrictedDayOfMonth = !isDayOfMonthWildcardMatch;
    const isDayOfWeekWildcardMatch = this.#fields.dayOfWeek.isWildcard;
    const isRestrictedDayOfWeek = !isDayOfWeekWildcardMatch;
    const matchedDOM = CronExpression.#matchSchedule(currentDate.getDate(), this.#fields.dayOfMonth.values) || this.#fields.dayOfMonth.hasLastChar && currentDate.isLastDayOfMonth();
    const nthDay = this.#fields.dayOfWeek.nthDay;
    const matchedDOW = CronExpression.#matchSchedule(currentDate.getDay(), this.#fields.dayOfWeek.values) && CronExpression.#isNthWeekdayOfMonthMatch(nthDay, currentDate) || this.#fields.dayOfWeek.hasLastChar && CronExpression.#isLastWeekdayOfMonthMatch(this.#fields.dayOfWeek.values, currentDate);
    if (isRestrictedDayOfMonth && isRestrictedDayOfWeek && (matchedDOM || matchedDOW)) {
     return true;
    }
    if (matchedDOM && !isRestrictedDayOfWeek) {
     return true;
    }
    if (isDayOfMonthWildcardMatch && !isDayOfWeekWildcardMatch && matchedDOW) {
     return true;
    }
    return false;
   }
   #matchHour(currentDate, dateMathVerb, reverse) {
    const hourValues = this.#fields.hour.values;
    const hours = hourValues;
    const currentHour = currentDate.getHours();
    const isMatch = CronExpression.#matchSchedule(currentHour, hourValues);
    const isDstEnd = currentDate.dstEnd === currentHour;
    if (currentDate.dstStart !== null && currentDate.dstStartLandingHour === currentHour) {
     for (let skipped = currentDate.dstStart; skipped !== currentHour; skipped = (skipped + 1) % 24) {
      if (CronExpression.#matchSchedule(skipped, hourValues)) {
       return true;
      }
     }
    }
    if (isDstEnd && !reverse) {
     currentDate.dstEnd = null;
     currentDate.applyDateOperation(CronDate_1.DateMathOp.Add, CronDate_1.TimeUnit.Hour, hours.length);
     return false;
    }
    if (isMatch) {
     return true;
    }
    currentDate.clearDstStart();
    const nextHour = this.#fields.hour.findNearestValue(currentHour, reverse);
    if (nextHour === null) {
     currentDate.applyDateOperation(dateMathVerb, CronDate_1.TimeUnit.Day, hours.length);
     return false;
    }
    if (this.#checkDstTransition(currentDate)) {
     const steps = reverse ? currentHour - nextHour : nextHour - currentHour;
     for (let i = 0; i < steps; i++) {
      currentDate.applyDateOperation(dateMathVerb, CronDate_1.TimeUnit.Hour, hours.length);
      if (!reverse && currentDate.getHours() >= nextHour) break;
      if (reverse && currentDate.getHours() <= nextHour) break;
     }
    } else {
     currentDate.setHours(nextHour);
    }
    currentDate.setMinutes(this.#getMinOrMax(this.#fields.minute.values, reverse));
    currentDate.setSeconds(this.#getMinOrMax(this.#fields.second.values, reverse));
    return false;
   }
   #validateTimeSpan(currentDate) {
    if (!this.#startDate && !this.#endDate) {
     return;
    }
    const currentTime = currentDate.getTime();
    if (this.#startDate && currentTime < this.#startDate.getTime()) {
     throw new Error(exports.TIME_SPAN_OUT_OF_BOUNDS_ERROR_MESSAGE);
    }
    if (this.#endDate && currentTime > this.#endDate.getTime()) {
     throw new Error(exports.TIME_SPAN_OUT_OF_BOUNDS_ERROR_MESSAGE);
    }
   }
   #findSchedule(reverse = false) {
    const dateMathVerb = reverse ? CronDate_1.DateMathOp.Subtract : CronDate_1.DateMathOp.Add;
    const currentDate = new CronDate_1.CronDate(this.#currentDate);
    const startTimestamp = currentDate.getTime();
    if (currentDate.getMilliseconds() > 0) {
     currentDate.setMilliseconds(0);
     if (!reverse) {
      currentDate.applyDateOperation(CronDate_1.DateMathOp.Add, CronDate_1.TimeUnit.Second, this.#fields.hour.values.length);
     }
    }
    let stepCount = 0;
    while (++stepCount < LOOP_LIMIT) {
     this.#validateTimeSpan(currentDate);
     if (!CronExpression.#matchSchedule(currentDate.getMonth() + 1, this.#fields.month.values)) {
      currentDate.applyDateOperation(dateMathVerb, CronDate_1.TimeUnit.Month, this.#fields.hour.values.length);
      continue;
     }
     if (!this.#matchDayOfMonth(currentDate)) {
      currentDate.applyDateOperation(dateMathVerb, CronDate_1.TimeUnit.Day, this.#fields.hour.values.length);
      continue;
     }
     if (!this.#matchHour(currentDate, dateMathVerb, reverse)) {
      continue;
     }
     if (!CronExpression.#matchSchedule(currentDate.getMinutes(), this.#fields.minute.values)) {
      this.#moveToNextMinute(currentDate, dateMathVerb, reverse);
      continue;
     }
     if (!CronExpression.#matchSchedule(currentDate.getSeconds(), this.#fields.second.values)) {
      this.#moveToNextSecond(currentDate, dateMathVerb, reverse);
      continue;
     }
     if (startTimestamp === currentDate.getTime()) {
      currentDate.applyDateOperation(dateMathVerb, CronDate_1.TimeUnit.Second, this.#fields.hour.values.length);
      continue;
     }
     break;
    }
    if (stepCount >= LOOP_LIMIT) {
     throw new Error(exports.LOOPS_LIMIT_EXCEEDED_ERROR_MESSAGE);
    }
    this.#currentDate = currentDate;
    return currentDate;
   }
   [Symbol.iterator]() {
    return {
     next: () => {
      try {
       const schedule = this.#findSchedule();
       return {
        value: schedule,
        done: false
       };
      } catch {
       return {
        value: undefined,
        done: true
       };
      }
     }
    };
   }
  }
  exports.CronExpression = CronExpression;
  exports["default"] = CronExpression;
 },
 96243: (__unused_webpack_module, exports, __webpack_require__) => {
  Object.defineProperty(exports, "__esModule", {
   value: true
  });
  exports.CronExpressionParser = exports.DayOfWeek = exports.Months = exports.CronUnit = exports.PredefinedExpressions = void 0;
  const CronFieldCollection_1 = __webpack_require__(93428);
  const CronExpression_1 = __webpack_require__(34224);
  const random_1 = __webpack_require__(78735);
  const fields_1 = __webpack_require__(29392);
  var PredefinedExpressions;
  (function(PredefinedExpressions) {
   PredefinedExpressions["@yearly"] = "0 0 0 1 1 *";
   PredefinedExpressions["@annually"] = "0 0 0 1 1 *";
   PredefinedExpressions["@monthly"] = "0 0 0 1 * *";
   PredefinedExpressions["@weekly"] = "0 0 0 * * 0";
   PredefinedExpressions["@daily"] = "0 0 0 * * *";
   PredefinedExpressions["@hourly"] = "0 0 * * * *";
   PredefinedExpressions["@minutely"] = "0 * * * * *";
   PredefinedExpressions["@secondly"] = "* * * * * *";
   PredefinedExpressions["@weekdays"] = "0 0 0 * * 1-5";
   PredefinedExpressions["@weekends"] = "0 0 0 * * 0,6";
  })(PredefinedExpressions || (exports.PredefinedExpressions = PredefinedExpressions = {}));
  var CronUnit;
  (function(CronUnit) {
   CronUnit["Second"] = "Second";
   CronUnit["Minute"] = "Minute";
   CronUnit["Hour"] = "Hour";
   CronUnit["DayOfMonth"] = "DayOfMonth";
   CronUnit["Month"] = "Month";
   CronUnit["DayOfWeek"] = "DayOfWeek";
  })(CronUnit || (exports.CronUnit = CronUnit = {}));
  var Months;
  (function(Months) {
   Months[Months["jan"] = 1] = "jan";
   Months[Months["feb"] = 2] = "feb";
   Months[Months["mar"] = 3] = "mar";
   Months[Months["apr"] = 4] = "apr";
   Months[Months["may"] = 5] = "may";
   Months[Months["jun"] = 6] = "jun";
   Months[Months["jul"] = 7] = "jul";
   Months[Months["aug"] = 8] = "aug";
   Months[Months["sep"] = 9] = "sep";
   Months[Months["oct"] = 10] = "oct";
   Months[Months["nov"] = 11] = "nov";
   Months[Months["dec"] = 12] = "dec";
  })(Months || (exports.Months = Months = {}));
  var DayOfWeek;
  (function(DayOfWeek) {
   DayOfWeek[DayOfWeek["sun"] = 0] = "sun";
   DayOfWeek[DayOfWeek["mon"] = 1] = "mon";
   DayOfWeek[DayOfWeek["tue"] = 2] = "tue";
   DayOfWeek[DayOfWeek["wed"] = 3] = "wed";
   DayOfWeek[DayOfWeek["thu"] = 4] = "thu";
   DayOfWeek[DayOfWeek["fri"] = 5] = "fri";
   DayOfWeek[DayOfWeek["sat"] = 6] = "sat";
  })(DayOfWeek || (exports.DayOfWeek = DayOfWeek = {}));
  const MAX_FIELD_VALUES = 256;
  const MAX_EXPRESSION_LENGTH = 1024;
  class CronExpressionParser {
   static parse(expression, options = {}) {
    const {strict: strict = false, hashSeed: hashSeed} = options;
    const rand = (0, random_1.seededRandom)(hashSeed);
    if (Object.hasOwn(PredefinedExpressions, expression)) {
     expression = PredefinedExpressions[expression];
    }
    const rawFields = CronExpressionParser.#getRawFields(expression, strict);
    if (!(rawFields.dayOfMonth === "*" || rawFields.dayOfWeek === "*" || !strict)) {
     throw new Error("Cannot use both dayOfMonth and dayOfWeek together in strict mode!");
    }
    const second = CronExpressionParser.#parseField(CronUnit.Second, rawFields.second, fields_1.CronSecond.constraints, rand, strict);
    const minute = CronExpressionParser.#parseField(CronUnit.Minute, rawFields.minute, fields_1.CronMinute.constraints, rand, strict);
    const hour = CronExpressionParser.#parseField(CronUnit.Hour, rawFields.hour, fields_1.CronHour.constraints, rand, strict);
    const month = CronExpressionParser.#parseField(CronUnit.Month, rawFields.month, fields_1.CronMonth.constraints, rand, strict);
    const dayOfMonth = CronExpressionParser.#parseField(CronUnit.DayOfMonth, rawFields.dayOfMonth, fields_1.CronDayOfMonth.constraints, rand, strict);
    const {dayOfWeek: _dayOfWeek, nthDayOfWeek: nthDayOfWeek} = CronExpressionParser.#parseNthDay(rawFields.dayOfWeek);
    const dayOfWeek = CronExpressionParser.#parseField(CronUnit.DayOfWeek, _dayOfWeek, fields_1.CronDayOfWeek.constraints, rand, strict);
    const fields = new CronFieldCollection_1.CronFieldCollection({
     second: new fields_1.CronSecond(second, {
      rawValue: rawFields.second
     }),
     minute: new fields_1.CronMinute(minute, {
      rawValue: rawFields.minute
     }),
     hour: new fields_1.CronHour(hour, {
      rawValue: rawFields.hour
     }),
     dayOfMonth: fields_1.CronDayOfMonth.fromMonth(month, dayOfMonth, {
      rawValue: rawFields.dayOfMonth
     }),
     month: new fields_1.CronMonth(month, {
      rawValue: rawFields.month
     }),
     dayOfWeek: new fields_1.CronDayOfWeek(dayOfWeek, {
      rawValue: rawFields.dayOfWeek,
      nthDayOfWeek: nthDayOfWeek
     })
    });
    return new CronExpression_1.CronExpression(fields, {
     ...options,
     expression: expression
    });
   }
   static #getRawFields(expression, strict) {
    if (strict && !expression.length) {
     throw new Error("Invalid cron expression");
    }
    expression = expression || "0 * * * * *";
    if (expression.length > MAX_EXPRESSION_LENGTH) {
     throw new Error(`Invalid cron expression, too long, expected at most ${MAX_EXPRESSION_LENGTH} characters`);
    }
    const atoms = expression.trim().split(/\s+/);
    if (strict && atoms.length < 6) {
     throw new Error("Invalid cron expression, expected 6 fields");
    }
    if (atoms.length > 6) {
     throw new Error("Invalid cron expression, too many fields");
    }
    const defaults = [ "0", "*", "*", "*", "*", "*" ];
    if (atoms.length < defaults.length) {
     atoms.unshift(...defaults.slice(0, defaults.length - atoms.length));
    }
    const [second, minute, hour, dayOfMonth, month, dayOfWeek] = atoms;
    return {
     second: second,
     minute: minute,
     hour: hour,
     dayOfMonth: dayOfMonth,
     month: month,
     dayOfWeek: dayOfWeek
    };
   }
   static #parseField(field, value, constraints, rand, strict) {
    if (field === CronUnit.Month || field === CronUnit.DayOfWeek) {
     const aliases = field === CronUnit.Month ? Months : DayOfWeek;
     value = value.replace(/[a-z]{3}/gi, match => {
      match = match.toLowerCase();
      const replacer = aliases[match];
      if (replacer === undefined) {
       throw new Error(`Validation error, cannot resolve alias "${match}"`);
      }
      return replacer.toString();
     });
    }
    if (!constraints.validChars.test(value)) {
     throw new Error(`Invalid characters, got value: ${value}`);
    }
    value = this.#parseWildcard(value, constraints);
    value = this.#parseHashed(value, constraints, rand, field, strict);
    return this.#parseSequence(field, value, constraints);
   }
   static #parseWildcard(value, constraints) {
    const parsed = value.replace(/(^|,)[*?](?=\/|,|$)/g, (_, separator) => `${separator}${constraints.min}-${constraints.max}`);
    if (/[*?]/.test(parsed)) {
     throw new Error(`Invalid wildcard, got value: ${value}`);
    }
    return parsed;
   }
   static #parseHashed(value, constraints, rand, field, strict) {
    const randomValue = rand();
    let count = 0;
    return value.replace(/H(?:\((\d+)-(\d+)\))?(?:\/(\d+))?/g, (_, min, max, step) => {
     if (min && max && step) {
      const minNum = parseInt(min, 10);
      const maxNum = parseInt(max, 10);
      const stepNum = parseInt(step, 10);
      if (stepNum <= 0) {
       throw new Error(`Invalid step: ${stepNum}, must be positive`);
      }
      const range = CronExpressionParser.#hashedRange(minNum, maxNum, constraints, field, strict);
      count += Math.ceil((range.max - range.min + 1) / stepNum);
      CronExpressionParser.#assertMaxFieldValues(field, count);
      return CronExpressionParser.#hashedStep(randomValue, range.min, range.max, stepNum, field, strict);
     } else if (min && max) {
      const minNum = parseInt(min, 10);
      const maxNum = parseInt(max, 10);
      const range = CronExpressionParser.#hashedRange(minNum, maxNum, constraints, field, strict);
      return String(CronExpressionParser.#hashedValue(randomValue, range.min, range.max));
     } else if (step) {
      const stepNum = parseInt(step, 10);
      if (stepNum <= 0) {
       throw new Error(`Invalid step: ${stepNum}, must be positive`);
      }
      count += Math.ceil((constraints.max - constraints.min + 1) / stepNum);
      CronExpressionParser.#assertMaxFieldValues(field, count);
      return CronExpressionParser.#hashedStep(randomValue, constraints.min, constraints.max, stepNum, field, strict);
     } else {
      return String(CronExpressionParser.#hashedValue(randomValue, constraints.min, constraints.max));
     }
    });
   }
   static #hashedValue(randomValue, min, max) {
    return Math.floor(randomValue * (max - min + 1)) + min;
   }
   static #fieldName(field) {
    return field.charAt(0).toLowerCase() + field.slice(1);
   }
   static #hashedRange(min, max, constraints, field, strict) {
    if (min > max) {
     throw new Error(`Invalid range: ${min}-${max}, min > max`);
    }
    if (strict && (min < constraints.min || max > constraints.max)) {
     throw new Error(`Invalid range: ${min}-${max}, outside the ${constraints.min}-${constraints.max} range of the ${CronExpressionParser.#fieldName(field)} field`);
    }
    const rangeMin = Math.max(min, constraints.min);
    const rangeMax = Math.min(max, constraints.max);
    if (rangeMin > rangeMax) {
     throw new Error(`Invalid range: ${min}-${max}, no usable value in the ${CronExpressionParser.#fieldName(field)} field`);
    }
    return {
     min: rangeMin,
     max: rangeMax
    };
   }
   static #hashedStep(randomValue, min, max, step, field, strict) {
    if (strict && step > max - min + 1) {
     throw new Error(`Invalid step: ${step}, wider than the ${min}-${max} range of the ${CronExpressionParser.#fieldName(field)} field`);
    }
    const offset = Math.floor(randomValue * step);
    const values = [];
    for (let i = Math.floor(min / step) * step + offset; i <= max; i += step) {
     if (i >= min) {
      values.push(i);
     }
    }
    if (values.length === 0) {
     return String(CronExpressionParser.#hashedValue(randomValue, min, max));
    }
    return values.join(",");
   }
   static #assertMaxFieldValues(field, count) {
    if (count > MAX_FIELD_VALUES) {
     throw new Error(`Constraint error, too many values in ${field} field, expected at most ${MAX_FIELD_VALUES}`);
    }
   }
   static #parseSequence(field, val, constraints) {
    const stack = [];
    function handleResult(result, constraints) {
     if (Array.isArray(result)) {
      stack.push(...result);
     } else {
      if (CronExpressionParser.#isValidConstraintChar(constraints, result)) {
       stack.push(result);
      } else {
       const v = parseInt(result.toString(), 10);
       const isValid = v >= constraints.min && v <= constraints.max;
       if (!isValid) {
        throw new Error(`Constraint error, got value ${result} expected range ${constraints.min}-${constraints.max}`);
       }
       stack.push(field === CronUnit.DayOfWeek ? v % 7 : result);
      }
     }
    }
    const atoms = val.split(",");
    for (const atom of atoms) {
     CronExpressionParser.#assertMaxFieldValues(field, stack.length);
     if (!(atom.length > 0)) {
      throw new Error("Invalid list value format");
     }
     handleResult(CronExpressionParser.#parseRepeat(field, atom, constraints), constraints);
    }
    return stack;
   }
   static #parseRepeat(field, val, constraints) {
    const atoms = val.split("/");
    if (atoms.length > 2) {
     throw new Error(`Invalid repeat: ${val}`);
    }
    if (atoms.length === 2) {
     if (!atoms[0].includes("-")) {
      atoms[0] = `${atoms[0]}-${constraints.max}`;
     }
     return CronExpressionParser.#parseRange(field, atoms[0], +atoms[1], constraints);
    }
    return CronExpressionParser.#parseRange(field, val, 1, constraints);
   }
   static #validateRange(min, max, constraints) {
    const isValid = !isNaN(min) && !isNaN(max) && min >= constraints.min && max <= constraints.max;
    if (!isValid) {
     throw new Error(`Constraint error, got range ${min}-${max} expected range ${constraints.min}-${constraints.max}`);
    }
    if (min > max) {
     throw new Error(`Invalid range: ${min}-${max}, min(${min}) > max(${max})`);
    }
   }
   static #validateRepeatInterval(repeatInterval) {
    if (!(!isNaN(repeatInterval) && repeatInterval > 0)) {
     throw new Error(`Constraint error, cannot repeat at every ${repeatInterval} time.`);
    }
   }
   static #createRange(field, min, max, repeatInterval) {
    const stack = [];
    if (field === CronUnit.DayOfWeek && max % 7 === 0 && (max - min) % repeatInterval === 0) {
     stack.push(0);
    }
    for (let index = min; index <= max; index += repeatInterval) {
     if (stack.indexOf(index) === -1) {
      stack.push(index);
     }
    }
    return stack;
   }
   static #parseRange(field, val, repeatInterval, constraints) {
    const atoms = val.split("-");
    if (atoms.length <= 1) {
     return isNaN(+val) ? val : +val;
    }
    if (atoms.length > 2) {
     throw new Error(`Invalid range: ${val}`);
    }
    const [min, max] = atoms.map(atom => /^\d+$/.test(atom) ? +atom : NaN);
    this.#validateRange(min, max, constraints);
    this.#validateRepeatInterval(repeatInterval);
    return this.#createRange(field, min, max, repeatInterval);
   }
   static #parseNthDay(val) {
    const atoms = val.split("#");
    if (atoms.length <= 1) {
     return {
      dayOfWeek: atoms[0]
     };
    }
    const nthValue = +atoms[atoms.length - 1];
    const matches = val.match(/([,\-/L])/);
    if (matches !== null) {
     throw new Error(`Constraint error, invalid dayOfWeek \`#\` and \`${matches?.[0]}\` special characters are incompatible`);
    }
    if (!(atoms.length <= 2 && !isNaN(nthValue) && nthValue >= 1 && nthValue <= 5)) {
     throw new Error("Constraint error, invalid dayOfWeek occurrence number (#)");
    }
    return {
     dayOfWeek: atoms[0],
     nthDayOfWeek: nthValue
    };
   }
   static #isValidConstraintChar(constraints, value) {
    return constraints.chars.some(char => value.toString().includes(char));
   }
  }
  exports.CronExpressionParser = CronExpressionParser;
 },
 93428: (__unused_webpack_module, exports, __webpack_require__) => {
  Object.defineProperty(exports, "__esModule", {
   value: true
  });
  exports.CronFieldCollection = void 0;
  const fields_1 = __webpack_require__(29392);
  class CronFieldCollection {
   #second;
   #minute;
   #hour;
   #dayOfMonth;
   #month;
   #dayOfWeek;
   static from(base, fields) {
    return new CronFieldCollection({
     second: this.resolveField(fields_1.CronSecond, base.second, fields.second),
     minute: this.resolveField(fields_1.CronMinute, base.minute, fields.minute),
     hour: this.resolveField(fields_1.CronHour, base.hour, fields.hour),
     dayOfMonth: this.resolveField(fields_1.CronDayOfMonth, base.dayOfMonth, fields.dayOfMonth),
     month: this.resolveField(fields_1.CronMonth, base.month, fields.month),
     dayOfWeek: this.resolveField(fields_1.CronDayOfWeek, base.dayOfWeek, fields.dayOfWeek)
    });
   }
   static resolveField(constructor, baseField, fieldValue) {
    if (!fieldValue) {
     return baseField;
    }
    if (fieldValue instanceof fields_1.CronField) {
     return fieldValue;
    }
    return new constructor(fieldValue);
   }
   constructor({second: second, minute: minute, hour: hour, dayOfMonth: dayOfMonth, month: month, dayOfWeek: dayOfWeek}) {
    if (!second) {
     throw new Error("Validation error, Field second is missing");
    }
    if (!minute) {
     throw new Error("Validation error, Field minute is missing");
    }
    if (!hour) {
     throw new Error("Validation error, Field hour is missing");
    }
    if (!dayOfMonth) {
     throw new Error("Validation error, Field dayOfMonth is missing");
    }
    if (!month) {
     throw new Error("Validation error, Field month is missing");
    }
    if (!dayOfWeek) {
     throw new Error("Validation error, Field dayOfWeek is missing");
    }
    if (!dayOfMonth.hasLastChar && dayOfWeek.isWildcard) {
     const longestMonth = Math.max(...month.values.map(value => fields_1.CronMonth.daysInMonth[value - 1]));
     if (!(parseInt(dayOfMonth.values[0], 10) <= longestMonth)) {
      throw new Error("Invalid explicit day of month definition");
     }
    }
    this.#second = second;
    this.#minute = minute;
    this.#hour = hour;
    this.#month = month;
    this.#dayOfWeek = dayOfWeek;
    this.#dayOfMonth = dayOfMonth;
   }
   get second() {
    return this.#second;
   }
   get minute() {
    return this.#minute;
   }
   get hour() {
    return this.#hour;
   }
   get dayOfMonth() {
    return this.#dayOfMonth;
   }
   get month() {
    return this.#month;
   }
   get dayOfWeek() {
    return this.#dayOfWeek;
   }
   static compactField(input) {
    if (input.length === 0) {
     return [];
    }
    const output = [];
    let current = undefined;
    input.forEach((item, i, arr) => {
     if (current === undefined) {
      current = {
       start: item,
       count: 1
      };
      return;
     }
     const prevItem = arr[i - 1] || current.start;
     const nextItem = arr[i + 1];
     if (item === "L" || item === "W") {
      output.push(current);
      output.push({
       start: item,
       count: 1
      });
      current = undefined;
      return;
     }
     if (current.step === undefined && nextItem !== undefined) {
      const step = item - prevItem;
      const nextStep = nextItem - item;
      if (step <= nextStep) {
       current = {
        ...current,
        count: 2,
        end: item,
        step: step
       };
       return;
      }
      current.step = 1;
     }
     if (item - (current.end ?? 0) === current.step) {
      current.count++;
      current.end = item;
     } else {
      if (current.count === 1) {
       output.push({
        start: current.start,
        count: 1
       });
      } else if (current.count === 2) {
       output.push({
        start: current.start,
        count: 1
       });
       output.push({
        start: current.end ?? prevItem,
        count: 1
       });
      } else {
       output.push(current);
      }
      current = {
       start: item,
       count: 1
      };
     }
    });
    if (current) {
     output.push(current);
    }
    return output;
   }
   static #handleSingleRange(field, range, max) {
    const step = range.step;
    if (!step) {
     return null;
    }
    if (step === 1 && range.start === field.min && range.end && range.end >= max) {
     const isDayField = field instanceof fields_1.CronDayOfMonth || field instanceof fields_1.CronDayOfWeek;
     if (isDayField && !field.isWildcard) {
      return null;
     }
     return field.hasQuestionMarkChar ? "?" : "*";
    }
    if (step !== 1 && range.start === field.min && range.end && range.end >= max - step + 1) {
     return `*/${step}`;
    }
    return null;
   }
   static #handleMultipleRanges(range) {
    const step = range.step;
    if (step === 1) {
     return `${range.start}-${range.end}`;
    }
    const multiplier = range.start === 0 ? range.count - 1 : range.count;
    if (!step) {
     throw new Error("Unexpected range step");
    }
    if (!range.end) {
     throw new Error("Unexpected range end");
    }
    if (step * multiplier > range.end) {
     const mapFn = (_, index) => {
      if (typeof range.start !== "number") {
       throw new Error("Unexpected range start");
      }
      return index % step === 0 ? range.start + index : null;
     };
     if (typeof range.start !== "number") {
      throw new Error("Unexpected range start");
     }
     const seed = {
      length: range.end - range.start + 1
     };
     return Array.from(seed, mapFn).filter(value => value !== null).join(",");
    }
    return `${range.start}-${range.end}/${step}`;
   }
   stringifyField(field) {
    let max = field.max;
    let values = field.values;
    if (field instanceof fields_1.CronDayOfWeek) {
     max = 6;
     const dayOfWeek = this.#dayOfWeek.values;
     values = dayOfWeek[dayOfWeek.length - 1] === 7 ? dayOfWeek.slice(0, -1) : dayOfWeek;
    }
    if (field instanceof fields_1.CronDayOfMonth) {
     max = this.#month.values.length === 1 ? fields_1.CronMonth.daysInMonth[this.#month.values[0] - 1] : field.max;
    }
    const ranges = CronFieldCollection.compactField(values);
    if (ranges.length === 1) {
     const singleRangeResult = CronFieldCollection.#handleSingleRange(field, ranges[0], max);
     if (singleRangeResult) {
      return singleRangeResult;
     }
    }
    return ranges.map(range => {
     const value = range.count === 1 ? range.start.toString() : CronFieldCollection.#handleMultipleRanges(range);
     if (field instanceof fields_1.CronDayOfWeek && field.nthDay > 0) {
      return `${value}#${field.nthDay}`;
     }
     return value;
    }).join(",");
   }
   stringify(includeSeconds = false) {
    const arr = [];
    if (includeSeconds) {
     arr.push(this.stringifyField(this.#second));
    }
    arr.push(this.stringifyField(this.#minute), this.stringifyField(this.#hour), this.stringifyField(this.#dayOfMonth), this.stringifyField(this.#month), this.stringifyField(this.#dayOfWeek));
    return arr.join(" ");
   }
   serialize() {
    return {
     second: this.#second.serialize(),
     minute: this.#minute.serialize(),
     hour: this.#hour.serialize(),
     dayOfMonth: this.#dayOfMonth.serialize(),
     month: this.#month.serialize(),
     dayOfWeek: this.#dayOfWeek.serialize()
    };
   }
  }
  exports.CronFieldCollection = CronFieldCollection;
 },
 60035: (__unused_webpack_module, exports, __webpack_require__) => {
  Object.defineProperty(exports, "__esModule", {
   value: true
  });
  exports.CronFileParser = void 0;
  const CronExpressionParser_1 = __webpack_require__(96243);
  class CronFileParser {
   static async parseFile(filePath) {
    const {readFile: readFile} = __webpack_require__(91943);
    const data = await readFile(filePath, "utf8");
    return CronFileParser.#parseContent(data);
   }
   static parseFileSync(filePath) {
    const {readFileSync: readFileSync} = __webpack_require__(79896);
    const data = readFileSync(filePath, "utf8");
    return CronFileParser.#parseContent(data);
   }
   static #parseContent(data) {
    const blocks = data.split("\n");
    const result = {
     variables: {},
     expressions: [],
     errors: {}
    };
    for (const block of blocks) {
     const entry = block.trim();
     if (entry.length === 0 || entry.startsWith("#")) {
      continue;
     }
     const variableMatch = entry.match(/^([^\s=]+)\s*=\s*(.*)$/);
     if (variableMatch) {
      const [, key, value] = variableMatch;
      Object.defineProperty(result.variables, key, {
       value: value.replace(/^(["'])(.*)\1$/, "$2"),
       enumerable: true,
       writable: true,
       configurable: true
      });
      continue;
     }
     try {
      const parsedEntry = CronFileParser.#parseEntry(entry);
      result.expressions.push(parsedEntry.interval);
     } catch (err) {
      Object.defineProperty(result.errors, entry, {
       value: err,
       enumerable: true,
       writable: true,
       configurable: true
      });
     }
    }
    return result;
   }
   static #parseEntry(entry) {
    const atoms = entry.split(/\s+/);
    const scheduleLength = atoms[0].startsWith("@") ? 1 : 5;
    return {
     interval: CronExpressionParser_1.CronExpressionParser.parse(atoms.slice(0, scheduleLength).join(" ")),
     command: atoms.slice(scheduleLength, atoms.length)
    };
   }
  }
  exports.CronFileParser = CronFileParser;
 },
 45797: (__unused_webpack_module, exports, __webpack_require__) => {
  Object.defineProperty(exports, "__esModule", {
   value: true
  });
  exports.CronDayOfMonth = void 0;
  const CronField_1 = __webpack_require__(38720);
  const CronMonth_1 = __webpack_require__(19170);
  const MIN_DAY = 1;
  const MAX_DAY = 31;
  const DAY_CHARS = Object.freeze([ "L" ]);
  class CronDayOfMonth extends CronField_1.CronField {
   static fromMonth(month, values, options) {
    if (month.length !== 1) {
     return new CronDayOfMonth(values, options);
    }
    const daysInMonth = CronMonth_1.CronMonth.daysInMonth[month[0] - 1];
    const days = values.filter(value => typeof value !== "number" || value <= daysInMonth);
    return new CronDayOfMonth(days.length > 0 ? days : values, options);
   }
   static get min() {
    return MIN_DAY;
   }
   static get max() {
    return MAX_DAY;
   }
   static get chars() {
    return DAY_CHARS;
   }
   static get validChars() {
    return /^[?,*\dLH/-]+$|^.*H\(\d+-\d+\)\/\d+.*$|^.*H\(\d+-\d+\).*$|^.*H\/\d+.*$/;
   }
   constructor(values, options) {
    super(values, options);
    this.validate();
   }
   get values() {
    return super.values;
   }
  }
  exports.CronDayOfMonth = CronDayOfMonth;
 },
 73951: (__unused_webpack_module, exports, __webpack_require__) => {
  Object.defineProperty(exports, "__esModule", {
   value: true
  });
  exports.CronDayOfWeek = void 0;
  const CronField_1 = __webpack_require__(38720);
  const MIN_DAY = 0;
  const MAX_DAY = 7;
  const DAY_CHARS = Object.freeze([ "L" ]);
  class CronDayOfWeek extends CronField_1.CronField {
   static get min() {
    return MIN_DAY;
   }
   static get max() {
    return MAX_DAY;
   }
   static get chars() {
    return DAY_CHARS;
   }
   static isValidChar(value) {
    return /^[0-7]?L$/.test(value);
   }
   static get validChars() {
    return /^[?,*\dLH#/-]+$|^.*H\(\d+-\d+\)\/\d+.*$|^.*H\(\d+-\d+\).*$|^.*H\/\d+.*$/;
   }
   constructor(values, options) {
    super(values, options);
    this.validate();
    if (this.values.some(value => value === "L")) {
     throw new Error(`${this.constructor.name} Validation error, unexpected standalone L`);
    }
   }
   get values() {
    return super.values;
   }
   get nthDay() {
    return this.options.nthDayOfWeek ?? 0;
   }
  }
  exports.CronDayOfWeek = CronDayOfWeek;
 },
 38720: (__unused_webpack_module, exports) => {
  Object.defineProperty(exports, "__esModule", {
   value: true
  });
  exports.CronField = void 0;
  class CronField {
   #hasLastChar=false;
   #hasQuestionMarkChar=false;
   #wildcard=false;
   #values=[];
   options={
    rawValue: ""
   };
   static get min() {
    throw new Error("min must be overridden");
   }
   static get max() {
    throw new Error("max must be overridden");
   }
   static get chars() {
    return Object.freeze([]);
   }
   static isValidChar(value) {
    return this.chars.includes(value);
   }
   static get validChars() {
    return /^[?,*\dH/-]+$|^.*H\(\d+-\d+\)\/\d+.*$|^.*H\(\d+-\d+\).*$|^.*H\/\d+.*$/;
   }
   static get constraints() {
    return {
     min: this.min,
     max: this.max,
     chars: this.chars,
     validChars: this.validChars
    };
   }
   constructor(values, options = {
    rawValue: ""
   }) {
    if (!Array.isArray(values)) {
     throw new Error(`${this.constructor.name} Validation error, values is not an array`);
    }
    if (!(values.length > 0)) {
     throw new Error(`${this.constructor.name} Validation error, values contains no values`);
    }
    this.options = {
     ...options,
     rawValue: options.rawValue ?? ""
    };
    this.#values = [ ...values ].sort(CronField.sorter);
    this.#wildcard = this.options.wildcard !== undefined ? this.options.wildcard : this.#isWildcardValue();
    this.#hasLastChar = this.options.rawValue.includes("L") || values.includes("L");
    this.#hasQuestionMarkChar = this.options.rawValue.includes("?") || values.includes("?");
   }
   get min() {
    return this.constructor.min;
   }
   get max() {
    return this.constructor.max;
   }
   get chars() {
    return this.constructor.chars;
   }
   get hasLastChar() {
    return this.#hasLastChar;
   }
   get hasQuestionMarkChar() {
    return this.#hasQuestionMarkChar;
   }
   get isWildcard() {
    return this.#wildcard;
   }
   get values() {
    return this.#values;
   }
   static sorter(a, b) {
    const aIsNumber = typeof a === "number";
    const bIsNumber = typeof b === "number";
    if (aIsNumber && bIsNumber) return a - b;
    if (!aIsNumber && !bIsNumber) return a.localeCompare(b);
    return aIsNumber ? -1 : 1;
   }
   static findNearestValueInList(values, currentValue, reverse) {
    if (reverse) {
     for (let i = values.length - 1; i >= 0; i--) {
      if (values[i] < currentValue) return values[i];
     }
     return null;
    }
    for (let i = 0; i < values.length; i++) {
     if (values[i] > currentValue) return values[i];
    }
    return null;
   }
   findNearestValue(currentValue, reverse) {
    return this.constructor.findNearestValueInList(this.values, currentValue, reverse);
   }
   serialize() {
    return {
     wildcard: this.#wildcard,
     values: this.#values
    };
   }
   validate() {
    let badValue;
    const charsString = this.chars.length > 0 ? ` or chars ${this.chars.join("")}` : "";
    const field = this.constructor;
    const rangeTest = value => {
     badValue = value;
     return typeof value === "number" ? value >= this.min && value <= this.max : field.isValidChar(value);
    };
    const isValidRange = this.#values.every(rangeTest);
    if (!isValidRange) {
     throw new Error(`${this.constructor.name} Validation error, got value ${badValue} expected range ${this.min}-${this.max}${charsString}`);
    }
    const duplicate = this.#values.find((value, index) => this.#values.indexOf(value) !== index);
    if (duplicate !== undefined) {
     throw new Error(`${this.constructor.name} Validation error, duplicate values found: ${duplicate}`);
    }
   }
   #isWildcardValue() {
    if (this.options.rawValue.length > 0) {
     return [ "*", "?" ].includes(this.options.rawValue);
    }
    return Array.from({
     length: this.max - this.min + 1
    }, (_, i) => i + this.min).every(value => this.#values.includes(value));
   }
  }
  exports.CronField = CronField;
 },
 17352: (__unused_webpack_module, exports, __webpack_require__) => {
  Object.defineProperty(exports, "__esModule", {
   value: true
  });
  exports.CronHour = void 0;
  const CronField_1 = __webpack_require__(38720);
  const MIN_HOUR = 0;
  const MAX_HOUR = 23;
  const HOUR_CHARS = Object.freeze([]);
  class CronHour extends CronField_1.CronField {
   static get min() {
    return MIN_HOUR;
   }
   static get max() {
    return MAX_HOUR;
   }
   static get chars() {
    return HOUR_CHARS;
   }
   constructor(values, options) {
    super(values, options);
    this.validate();
   }
   get values() {
    return super.values;
   }
  }
  exports.CronHour = CronHour;
 },
 66398: (__unused_webpack_module, exports, __webpack_require__) => {
  Object.defineProperty(exports, "__esModule", {
   value: true
  });
  exports.CronMinute = void 0;
  const CronField_1 = __webpack_require__(38720);
  const MIN_MINUTE = 0;
  const MAX_MINUTE = 59;
  const MINUTE_CHARS = Object.freeze([]);
  class CronMinute extends CronField_1.CronField {
   static get min() {
    return MIN_MINUTE;
   }
   static get max() {
    return MAX_MINUTE;
   }
   static get chars() {
    return MINUTE_CHARS;
   }
   constructor(values, options) {
    super(values, options);
    this.validate();
   }
   get values() {
    return super.values;
   }
  }
  exports.CronMinute = CronMinute;
 },
 19170: (__unused_webpack_module, exports, __webpack_require__) => {
  Object.defineProperty(exports, "__esModule", {
   value: true
  });
  exports.CronMonth = void 0;
  const CronDate_1 = __webpack_require__(15450);
  const CronField_1 = __webpack_require__(38720);
  const MIN_MONTH = 1;
  const MAX_MONTH = 12;
  const MONTH_CHARS = Object.freeze([]);
  class CronMonth extends CronField_1.CronField {
   static get min() {
    return MIN_MONTH;
   }
   static get max() {
    return MAX_MONTH;
   }
   static get chars() {
    return MONTH_CHARS;
   }
   static get daysInMonth() {
    return CronDate_1.DAYS_IN_MONTH;
   }
   constructor(values, options) {
    super(values, options);
    this.validate();
   }
   get values() {
    return super.values;
   }
  }
  exports.CronMonth = CronMonth;
 },
 30042: (__unused_webpack_module, exports, __webpack_require__) => {
  Object.defineProperty(exports, "__esModule", {
   value: true
  });
  exports.CronSecond = void 0;
  const CronField_1 = __webpack_require__(38720);
  const MIN_SECOND = 0;
  const MAX_SECOND = 59;
  const SECOND_CHARS = Object.freeze([]);
  class CronSecond extends CronField_1.CronField {
   static get min() {
    return MIN_SECOND;
   }
   static get max() {
    return MAX_SECOND;
   }
   static get chars() {
    return SECOND_CHARS;
   }
   constructor(values, options) {
    super(values, options);
    this.validate();
   }
   get values() {
    return super.values;
   }
  }
  exports.CronSecond = CronSecond;
 },
 29392: function(__unused_webpack_module, exports, __webpack_require__) {
  var __createBinding = this && this.__createBinding || (Object.create ? function(o, m, k, k2) {
   if (k2 === undefined) k2 = k;
   var desc = Object.getOwnPropertyDescriptor(m, k);
   if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
    desc = {
     enumerable: true,
     get: function() {
      return m[k];
     }
    };
   }
   Object.defineProperty(o, k2, desc);
  } : function(o, m, k, k2) {
   if (k2 === undefined) k2 = k;
   o[k2] = m[k];
  });
  var __exportStar = this && this.__exportStar || function(m, exports) {
   for (var p in m) if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p)) __createBinding(exports, m, p);
  };
  Object.defineProperty(exports, "__esModule", {
   value: true
  });
  __exportStar(__webpack_require__(37045), exports);
  __exportStar(__webpack_require__(45797), exports);
  __exportStar(__webpack_require__(73951), exports);
  __exportStar(__webpack_require__(38720), exports);
  __exportStar(__webpack_require__(17352), exports);
  __exportStar(__webpack_require__(66398), exports);
  __exportStar(__webpack_require__(19170), exports);
  __exportStar(__webpack_require__(30042), exports);
 },
 37045: (__unused_webpack_module, exports) => {
  Object.defineProperty(exports, "__esModule", {
   value: true
  });
 },
 28628: function(__unused_webpack_module, exports, __webpack_require__) {
  var __createBinding = this && this.__createBinding || (Object.create ? function(o, m, k, k2) {
   if (k2 === undefined) k2 = k;
   var desc = Object.getOwnPropertyDescriptor(m, k);
   if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
    desc = {
     enumerable: true,
     get: function() {
      return m[k];
     }
    };
   }
   Object.defineProperty(o, k2, desc);
  } : function(o, m, k, k2) {
   if (k2 === undefined) k2 = k;
   o[k2] = m[k];
  });
  var __exportStar = this && this.__exportStar || function(m, exports) {
   for (var p in m) if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p)) __createBinding(exports, m, p);
  };
  Object.defineProperty(exports, "__esModule", {
   value: true
  });
  exports.CronFileParser = exports.CronExpressionParser = exports.CronExpression = exports.CronFieldCollection = exports.CronDate = void 0;
  const CronExpressionParser_1 = __webpack_require__(96243);
  var CronDate_1 = __webpack_require__(15450);
  Object.defineProperty(exports, "CronDate", {
   enumerable: true,
   get: function() {
    return CronDate_1.CronDate;
   }
  });
  var CronFieldCollection_1 = __webpack_require__(93428);
  Object.defineProperty(exports, "CronFieldCollection", {
   enumerable: true,
   get: function() {
    return CronFieldCollection_1.CronFieldCollection;
   }
  });
  var CronExpression_1 = __webpack_require__(34224);
  Object.defineProperty(exports, "CronExpression", {
   enumerable: true,
   get: function() {
    return CronExpression_1.CronExpression;
   }
  });
  var CronExpressionParser_2 = __webpack_require__(96243);
  Object.defineProperty(exports, "CronExpressionParser", {
   enumerable: true,
   get: function() {
    return CronExpressionParser_2.CronExpressionParser;
   }
  });
  var CronFileParser_1 = __webpack_require__(60035);
  Object.defineProperty(exports, "CronFileParser", {
   enumerable: true,
   get: function() {
    return CronFileParser_1.CronFileParser;
   }
  });
  __exportStar(__webpack_require__(29392), exports);
  exports["default"] = CronExpressionParser_1.CronExpressionParser;
 },
 78735: (__unused_webpack_module, exports) => {
  Object.defineProperty(exports, "__esModule", {
   value: true
  });
  exports.seededRandom = seededRandom;
  function xfnv1a(str) {
   let h = 2166136261 >>> 0;
   for (let i = 0; i < str.length; i++) {
    h ^= str.charCodeAt(i);
    h = Math.imul(h, 16777619);
   }
   return () => h >>> 0;
  }
  function mulberry32(seed) {
   return () => {
    let t = seed += 1831565813;
    t = Math.imul(t ^ t >>> 15, t | 1);
    t ^= t + Math.imul(t ^ t >>> 7, t | 61);
    return ((t ^ t >>> 14) >>> 0) / 4294967296;
   };
  }
  function seededRandom(str) {
   const seed = str ? xfnv1a(str)() : Math.floor(Math.random() * 1e10);
   return mulberry32(seed);
  }
 },
 38976: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   PgBoss: () => PgBoss
  });
  var external_node_assert_ = __webpack_require__(34589);
  var external_node_events_ = __webpack_require__(78474);
  var promises_ = __webpack_require__(58500);
  function tools_unwrapSQLResult(result) {
   if (Array.isArray(result)) {
    return result.every(i => Array.isArray(i?.rows)) ? {
     rows: result.flatMap(i => i.rows)
    } : {
     rows: result
    };
   }
   return result;
  }
  function delay(ms, error) {
   const ac = new AbortController;
   const promise = new Promise((resolve, reject) => {
    (0, promises_.setTimeout)(ms, null, {
     signal: ac.signal
    }).then(() => error ? reject(new Error(error)) : resolve()).catch(() => resolve());
   });
   promise.abort = () => {
    if (!ac.signal.aborted) {
     ac.abort();
    }
   };
   return promise;
  }
  function clockDelay(clock, ms, error, abortController) {
   const ac = abortController || new AbortController;
   const promise = new Promise((resolve, reject) => {
    const handle = clock.setTimeout(() => {
     ac.signal.removeEventListener("abort", onAbort);
     if (error) {
      reject(new Error(error));
     } else {
      resolve();
     }
    }, ms);
    const onAbort = () => {
     clock.clearTimeout(handle);
     resolve();
    };
    if (ac.signal.aborted) {
     onAbort();
    } else {
     ac.signal.addEventListener("abort", onAbort, {
      once: true
     });
    }
   });
   promise.abort = () => {
    if (!ac.signal.aborted) {
     ac.abort();
    }
   };
   return promise;
  }
  async function resolveWithinSeconds(clock, promise, seconds, message, abortController) {
   const timeout = Math.max(1, seconds) * 1e3;
   const reject = clockDelay(clock, timeout, message, abortController);
   let result;
   try {
    result = await Promise.race([ promise, reject ]);
   } finally {
    reject.abort();
   }
   return result;
  }
  const REDUNDANTLY_QUOTED_SCHEMA_REGEX = /^"[a-z_][a-z0-9_]*"$/;
  const isQuoted = schema => schema.startsWith('"') && schema.endsWith('"') && schema.length > 1;
  function resolveSchemaName(schema) {
   return isQuoted(schema) ? schema.slice(1, -1) : schema.toLowerCase();
  }
  function normalizeSchemaName(schema) {
   return REDUNDANTLY_QUOTED_SCHEMA_REGEX.test(schema) ? schema.slice(1, -1) : schema;
  }
  const SINGLE_QUOTE_REGEX = /'/g;
  function extractIndexKeyList(ddl) {
   const open = ddl.indexOf("(");
   if (open === -1) return null;
   let depth = 0;
   for (let i = open; i < ddl.length; i++) {
    if (ddl[i] === "(") depth++; else if (ddl[i] === ")" && --depth === 0) return ddl.slice(open + 1, i);
   }
   return null;
  }
  const CAST_REGEX = /::(?:[a-z_][a-z0-9_$]*\.)?[a-z_][a-z0-9_$]*(?:\[\])?/g;
  function normalizeKeyList(keyList) {
   return keyList.toLowerCase().replace(/"/g, "").replace(/\s+/g, "").replace(CAST_REGEX, "");
  }
  function indexKeys(ddl) {
   const list = extractIndexKeyList(ddl);
   return list === null ? "" : normalizeKeyList(list);
  }
  function extractIndexIncludeList(ddl) {
   const keyList = extractIndexKeyList(ddl);
   if (keyList === null) return null;
   const afterKeys = ddl.indexOf("(") + keyList.length + 2;
   const tail = ddl.slice(afterKeys);
   const m = tail.match(/^\s*INCLUDE\s*\(/i);
   if (!m) return null;
   const open = afterKeys + m[0].length - 1;
   let depth = 0;
   for (let i = open; i < ddl.length; i++) {
    if (ddl[i] === "(") depth++; else if (ddl[i] === ")" && --depth === 0) return ddl.slice(open + 1, i);
   }
   return null;
  }
  function normalizeIncludeList(includeList) {
   return normalizeKeyList(includeList).split(",").filter(Boolean).sort().join(",");
  }
  function indexInclude(ddl) {
   const list = extractIndexIncludeList(ddl);
   return list === null ? "" : normalizeIncludeList(list);
  }
  function indexIncludeRaw(ddl) {
   const list = extractIndexIncludeList(ddl);
   return list === null ? "" : list.replace(CAST_REGEX, "").replace(/\s+/g, " ").trim();
  }
  function extractPredicate(ddl) {
   const m = ddl.match(/\bWHERE\b/i);
   return m ? ddl.slice(m.index + m[0].length) : "";
  }
  function normalizePredicate(predicate) {
   const folded = predicate.toLowerCase().replace(/"/g, "").replace(CAST_REGEX, "").replace(/=\s*any\s*\(\s*array\s*\[([^\]]*)\]\s*\)/g, "in ($1)");
   return stripOuterParens(folded).replace(/\s+/g, "");
  }
  function indexPredicate(ddl) {
   return normalizePredicate(extractPredicate(ddl));
  }
  function indexKeysRaw(ddl) {
   const list = extractIndexKeyList(ddl);
   return list === null ? "" : list.replace(CAST_REGEX, "").replace(/\s+/g, " ").trim();
  }
  function indexPredicateRaw(ddl) {
   return stripOuterParens(extractPredicate(ddl).replace(CAST_REGEX, "").replace(/\s+/g, " ").trim());
  }
  function outerParensWrapWhole(s) {
   if (s[0] !== "(") return false;
   let depth = 0;
   for (let i = 0; i < s.length; i++) {
    if (s[i] === "(") depth++; else if (s[i] === ")" && --depth === 0) return i === s.length - 1;
   }
   return false;
  }
  function stripOuterParens(s) {
   let out = s.trim();
   while (outerParensWrapWhole(out)) {
    out = out.slice(1, -1).trim();
   }
   return out;
  }
  function displayIndexDefinition(def) {
   const cleaned = def.replace(/\s+USING\s+btree\s+/i, " ").replace(CAST_REGEX, "").replace(/\s+/g, " ").trim();
   const m = cleaned.match(/\bWHERE\b/i);
   if (!m) return cleaned;
   const head = cleaned.slice(0, m.index + m[0].length);
   const predicate = stripOuterParens(cleaned.slice(m.index + m[0].length).trim());
   return `${head} ${predicate}`;
  }
  function extractFunctionBody(def) {
   const open = def.match(/\$[A-Za-z0-9_]*\$/);
   if (!open) return "";
   const tag = open[0];
   const start = open.index + tag.length;
   const end = def.indexOf(tag, start);
   return end === -1 ? "" : def.slice(start, end);
  }
  function normalizeFunctionBody(body) {
   return body.replace(/\s+/g, " ").trim();
  }
  function normalizeDefault(expr) {
   return stripOuterParens(expr.toLowerCase().replace(CAST_REGEX, "").replace(/\s+/g, " ").trim());
  }
  function normalizeConstraintDef(def) {
   return def.toLowerCase().replace(/"/g, "").replace(CAST_REGEX, "").replace(/\s+/g, " ").trim();
  }
  function getSchemaIndexes(schema) {
   return `\n    SELECT c.relname AS name, t.relname AS "table", i.indisvalid AS valid, pg_get_indexdef(i.indexrelid) AS def,\n           EXISTS (SELECT 1 FROM pg_constraint con WHERE con.conindid = i.indexrelid) AS "constraintBacked"\n    FROM pg_index i\n    JOIN pg_class c ON c.oid = i.indexrelid\n    JOIN pg_class t ON t.oid = i.indrelid\n    JOIN pg_namespace n ON n.oid = c.relnamespace\n    WHERE n.nspname = '${resolveSchemaName(schema).replace(SINGLE_QUOTE_REGEX, "''")}'\n  `;
  }
  function getSchemaFunctions(schema) {
   return `\n    SELECT p.proname AS name, pg_get_functiondef(p.oid) AS def\n    FROM pg_proc p\n    JOIN pg_namespace n ON n.oid = p.pronamespace\n    WHERE n.nspname = '${resolveSchemaName(schema).replace(SINGLE_QUOTE_REGEX, "''")}'\n  `;
  }
  function getEnumDefinition(schema, typeName = "job_state") {
   return `\n    SELECT e.enumlabel AS label\n    FROM pg_enum e\n    JOIN pg_type t ON t.oid = e.enumtypid\n    JOIN pg_namespace n ON n.oid = t.typnamespace\n    WHERE n.nspname = '${resolveSchemaName(schema).replace(SINGLE_QUOTE_REGEX, "''")}' AND t.typname = '${typeName}'\n    ORDER BY e.enumsortorder\n  `;
  }
  function getSchemaColumns(schema) {
   return `\n    SELECT c.relname AS "table", a.attname AS "column",\n           format_type(a.atttypid, a.atttypmod) AS "type",\n           a.attnotnull AS "notNull",\n           pg_get_expr(ad.adbin, ad.adrelid) AS "default"\n    FROM pg_attribute a\n    JOIN pg_class c ON c.oid = a.attrelid\n    JOIN pg_namespace n ON n.oid = c.relnamespace\n    LEFT JOIN pg_attrdef ad ON ad.adrelid = a.attrelid AND ad.adnum = a.attnum\n    WHERE n.nspname = '${resolveSchemaName(schema).replace(SINGLE_QUOTE_REGEX, "''")}'\n      AND a.attnum > 0 AND NOT a.attisdropped AND c.relkind IN ('r', 'p')\n  `;
  }
  function getSchemaTables(schema) {
   return `\n    SELECT c.relname AS "table"\n    FROM pg_class c\n    JOIN pg_namespace n ON n.oid = c.relnamespace\n    WHERE n.nspname = '${resolveSchemaName(schema).replace(SINGLE_QUOTE_REGEX, "''")}'\n      AND c.relkind IN ('r', 'p')\n  `;
  }
  function getSchemaConstraints(schema) {
   return `\n    SELECT rel.relname AS "table", pg_get_constraintdef(con.oid) AS def\n    FROM pg_constraint con\n    JOIN pg_class rel ON rel.oid = con.conrelid\n    JOIN pg_namespace n ON n.oid = rel.relnamespace\n    WHERE n.nspname = '${resolveSchemaName(schema).replace(SINGLE_QUOTE_REGEX, "''")}' AND con.contype <> 'n'\n  `;
  }
  function functionName(def) {
   const m = def.match(/CREATE\s+(?:OR\s+REPLACE\s+)?FUNCTION\s+(?:[a-z_][\w$]*\.)?"?([\w$]+)"?/i);
   return m ? m[1] : "";
  }
  function computeFunctionDrift(expected, live, presenceOnly = false) {
   const liveByName = new Map(live.map(f => [ f.name, f ]));
   const missingFunctions = [];
   const mismatchedFunctions = [];
   for (const fn of expected) {
    const found = liveByName.get(fn.name);
    if (!found?.def) {
     missingFunctions.push(fn);
     continue;
    }
    if (presenceOnly) continue;
    const actualBody = normalizeFunctionBody(extractFunctionBody(found.def));
    if (actualBody && actualBody !== fn.expectedBody) {
     mismatchedFunctions.push({
      ...fn,
      actualBody: actualBody,
      actualDefinition: found.def.replace(/\s+/g, " ").trim()
     });
    }
   }
   return {
    missingFunctions: missingFunctions,
    mismatchedFunctions: mismatchedFunctions
   };
  }
  function computeColumnDrift(expected, live) {
   const liveByTable = new Map;
   for (const col of live) {
    let cols = liveByTable.get(col.table);
    if (!cols) liveByTable.set(col.table, cols = new Map);
    cols.set(col.column.toLowerCase(), col);
   }
   const drift = [];
   for (const {table: table, columns: columns, defaults: defaults, types: types} of expected) {
    const liveCols = liveByTable.get(table);
    if (!liveCols || liveCols.size === 0) continue;
    const expectedSet = new Set(columns);
    const missingColumns = columns.filter(c => !liveCols.has(c));
    const unexpectedColumns = [ ...liveCols.keys() ].filter(c => !expectedSet.has(c));
    const defaultMismatches = [];
    const typeMismatches = [];
    const nullabilityMismatches = [];
    for (const col of columns) {
     const liveCol = liveCols.get(col);
     if (!liveCol) continue;
     if (defaults && defaults[col] !== undefined) {
      const actual = liveCol.default ?? "";
      if (normalizeDefault(defaults[col]) !== normalizeDefault(actual)) {
       defaultMismatches.push({
        column: col,
        expected: defaults[col],
        actual: actual
       });
      }
     }
     if (types && types[col]) {
      const actualType = liveCol.type ?? "";
      if (types[col].type !== actualType) {
       typeMismatches.push({
        column: col,
        expected: types[col].type,
        actual: actualType
       });
      }
      if (types[col].notNull !== !!liveCol.notNull) {
       nullabilityMismatches.push({
        column: col,
        expected: types[col].notNull,
        actual: !!liveCol.notNull
       });
      }
     }
    }
    if (missingColumns.length || unexpectedColumns.length || defaultMismatches.length || typeMismatches.length || nullabilityMismatches.length) {
     drift.push({
      table: table,
      missingColumns: missingColumns,
      unexpectedColumns: unexpectedColumns,
      defaultMismatches: defaultMismatches,
      typeMismatches: typeMismatches,
      nullabilityMismatches: nullabilityMismatches
     });
    }
   }
   return drift;
  }
  function computeConstraintDrift(expected, live) {
   const liveByTable = new Map;
   for (const {table: table, def: def} of live) {
    let defs = liveByTable.get(table);
    if (!defs) liveByTable.set(table, defs = []);
    defs.push(def);
   }
   const drift = [];
   for (const {table: table, constraints: constraints} of expected) {
    const liveDefs = liveByTable.get(table);
    if (!liveDefs || liveDefs.length === 0) continue;
    const liveNormSet = new Set(liveDefs.map(normalizeConstraintDef));
    const expectedNormSet = new Set(constraints.map(normalizeConstraintDef));
    const missingConstraints = constraints.filter(c => !liveNormSet.has(normalizeConstraintDef(c)));
    const unexpectedConstraints = liveDefs.filter(d => !expectedNormSet.has(normalizeConstraintDef(d)));
    if (missingConstraints.length || unexpectedConstraints.length) {
     drift.push({
      table: table,
      missingConstraints: missingConstraints,
      unexpectedConstraints: unexpectedConstraints
     });
    }
   }
   return drift;
  }
  function computeEnumDrift(name, expected, actual) {
   if (actual.length === 0) return null;
   const same = expected.length === actual.length && expected.every((v, i) => v === actual[i]);
   return same ? null : {
    name: name,
    expectedValues: [ ...expected ],
    actualValues: actual
   };
  }
  function computeSchemaDrift(opts = {}) {
   const expectedIndexes = opts.indexes?.expected ?? [];
   const liveIndexes = opts.indexes?.live ?? [];
   const building = opts.indexes?.building ?? new Set;
   const liveByName = new Map(liveIndexes.map(i => [ i.name, i ]));
   const expectedNames = new Set(expectedIndexes.map(i => i.name));
   const missing = [];
   const stillBuilding = [];
   const invalid = [];
   const mismatched = [];
   for (const idx of expectedIndexes) {
    const found = liveByName.get(idx.name);
    if (!found) {
     (building.has(idx.name) ? stillBuilding : missing).push(idx);
    } else if (!found.valid) {
     invalid.push({
      ...idx,
      building: building.has(idx.name)
     });
    } else if (idx.keys && found.def && !opts.indexes?.presenceOnly) {
     const actualKeys = indexKeysRaw(found.def);
     if (normalizeKeyList(actualKeys)) {
      const expectedPredicate = idx.predicate ?? "";
      const actualPredicate = indexPredicateRaw(found.def);
      const expectedInclude = idx.include ?? "";
      const actualInclude = indexIncludeRaw(found.def);
      const differs = [];
      if (normalizeKeyList(idx.keys) !== normalizeKeyList(actualKeys)) differs.push("keys");
      if (normalizeIncludeList(expectedInclude) !== normalizeIncludeList(actualInclude)) differs.push("include");
      if (normalizePredicate(expectedPredicate) !== normalizePredicate(actualPredicate)) differs.push("predicate");
      if (differs.length) {
       mismatched.push({
        ...idx,
        expectedKeys: idx.keys,
        actualKeys: actualKeys,
        expectedInclude: expectedInclude,
        actualInclude: actualInclude,
        expectedPredicate: expectedPredicate,
        actualPredicate: actualPredicate,
        actualDefinition: displayIndexDefinition(found.def),
        differs: differs
       });
      }
     }
    }
   }
   const managedTables = new Set(opts.tables?.expected ?? expectedIndexes.map(i => i.table));
   const extraIndexes = liveIndexes.filter(i => managedTables.has(i.table) && !expectedNames.has(i.name) && !i.constraintBacked).map(i => ({
    name: i.name,
    table: i.table
   }));
   const liveTables = new Set(opts.tables?.live ?? []);
   const missingTables = (opts.tables?.expected ?? []).filter(t => !liveTables.has(t));
   const {missingFunctions: missingFunctions, mismatchedFunctions: mismatchedFunctions} = computeFunctionDrift(opts.functions?.expected ?? [], opts.functions?.live ?? [], opts.functions?.presenceOnly);
   const columnDrift = opts.columns ? computeColumnDrift(opts.columns.expected, opts.columns.live) : [];
   const constraintDrift = opts.constraints ? computeConstraintDrift(opts.constraints.expected, opts.constraints.live) : [];
   const enumDrift = opts.enum ? computeEnumDrift(opts.enum.name, opts.enum.expected, opts.enum.actual) : null;
   return {
    ok: missingTables.length === 0 && missing.length === 0 && invalid.length === 0 && mismatched.length === 0 && missingFunctions.length === 0 && mismatchedFunctions.length === 0 && columnDrift.length === 0 && constraintDrift.length === 0 && enumDrift === null,
    missingTables: missingTables,
    missing: missing,
    building: stillBuilding,
    invalid: invalid,
    extraIndexes: extraIndexes,
    mismatched: mismatched,
    missingFunctions: missingFunctions,
    mismatchedFunctions: mismatchedFunctions,
    columnDrift: columnDrift,
    constraintDrift: constraintDrift,
    enumDrift: enumDrift
   };
  }
  const schema_namespaceObject = JSON.parse('{"hd":"{{schema}}","ER":{"tables":["bam","job","job_common","job_dependency","queue","queue_stats","schedule","subscription","version","warning"],"columns":[{"table":"bam","column":"command","type":"text","notNull":true,"default":null},{"table":"bam","column":"completed_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"bam","column":"created_on","type":"timestamp with time zone","notNull":true,"default":"clock_timestamp()"},{"table":"bam","column":"error","type":"text","notNull":false,"default":null},{"table":"bam","column":"id","type":"uuid","notNull":true,"default":"gen_random_uuid()"},{"table":"bam","column":"name","type":"text","notNull":true,"default":null},{"table":"bam","column":"queue","type":"text","notNull":false,"default":null},{"table":"bam","column":"started_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"bam","column":"status","type":"text","notNull":true,"default":"\'pending\'::text"},{"table":"bam","column":"table_name","type":"text","notNull":true,"default":null},{"table":"bam","column":"version","type":"integer","notNull":true,"default":null},{"table":"job_common","column":"blocked","type":"boolean","notNull":true,"default":"false"},{"table":"job_common","column":"blocking","type":"boolean","notNull":true,"default":"false"},{"table":"job_common","column":"completed_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"job_common","column":"created_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"job_common","column":"data","type":"jsonb","notNull":false,"default":null},{"table":"job_common","column":"dead_letter","type":"text","notNull":false,"default":null},{"table":"job_common","column":"deletion_seconds","type":"integer","notNull":true,"default":"604800"},{"table":"job_common","column":"expire_seconds","type":"integer","notNull":true,"default":"900"},{"table":"job_common","column":"group_id","type":"text","notNull":false,"default":null},{"table":"job_common","column":"group_tier","type":"text","notNull":false,"default":null},{"table":"job_common","column":"heartbeat_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"job_common","column":"heartbeat_seconds","type":"integer","notNull":false,"default":null},{"table":"job_common","column":"id","type":"uuid","notNull":true,"default":"gen_random_uuid()"},{"table":"job_common","column":"keep_until","type":"timestamp with time zone","notNull":true,"default":"(now() + \'336:00:00\'::interval)"},{"table":"job_common","column":"name","type":"text","notNull":true,"default":null},{"table":"job_common","column":"output","type":"jsonb","notNull":false,"default":null},{"table":"job_common","column":"pending_dependencies","type":"integer","notNull":true,"default":"0"},{"table":"job_common","column":"policy","type":"text","notNull":false,"default":null},{"table":"job_common","column":"priority","type":"integer","notNull":true,"default":"0"},{"table":"job_common","column":"retry_backoff","type":"boolean","notNull":true,"default":"false"},{"table":"job_common","column":"retry_count","type":"integer","notNull":true,"default":"0"},{"table":"job_common","column":"retry_delay","type":"integer","notNull":true,"default":"0"},{"table":"job_common","column":"retry_delay_max","type":"integer","notNull":false,"default":null},{"table":"job_common","column":"retry_limit","type":"integer","notNull":true,"default":"2"},{"table":"job_common","column":"singleton_key","type":"text","notNull":false,"default":null},{"table":"job_common","column":"singleton_on","type":"timestamp without time zone","notNull":false,"default":null},{"table":"job_common","column":"source_created_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"job_common","column":"source_id","type":"uuid","notNull":false,"default":null},{"table":"job_common","column":"source_name","type":"text","notNull":false,"default":null},{"table":"job_common","column":"source_output","type":"jsonb","notNull":false,"default":null},{"table":"job_common","column":"source_retry_count","type":"integer","notNull":false,"default":null},{"table":"job_common","column":"source_root_id","type":"uuid","notNull":false,"default":null},{"table":"job_common","column":"start_after","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"job_common","column":"started_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"job_common","column":"state","type":"{{schema}}.job_state","notNull":true,"default":"\'created\'::{{schema}}.job_state"},{"table":"job_dependency","column":"child_id","type":"uuid","notNull":true,"default":null},{"table":"job_dependency","column":"child_name","type":"text","notNull":true,"default":null},{"table":"job_dependency","column":"parent_id","type":"uuid","notNull":true,"default":null},{"table":"job_dependency","column":"parent_name","type":"text","notNull":true,"default":null},{"table":"job","column":"blocked","type":"boolean","notNull":true,"default":"false"},{"table":"job","column":"blocking","type":"boolean","notNull":true,"default":"false"},{"table":"job","column":"completed_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"job","column":"created_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"job","column":"data","type":"jsonb","notNull":false,"default":null},{"table":"job","column":"dead_letter","type":"text","notNull":false,"default":null},{"table":"job","column":"deletion_seconds","type":"integer","notNull":true,"default":"604800"},{"table":"job","column":"expire_seconds","type":"integer","notNull":true,"default":"900"},{"table":"job","column":"group_id","type":"text","notNull":false,"default":null},{"table":"job","column":"group_tier","type":"text","notNull":false,"default":null},{"table":"job","column":"heartbeat_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"job","column":"heartbeat_seconds","type":"integer","notNull":false,"default":null},{"table":"job","column":"id","type":"uuid","notNull":true,"default":"gen_random_uuid()"},{"table":"job","column":"keep_until","type":"timestamp with time zone","notNull":true,"default":"(now() + \'336:00:00\'::interval)"},{"table":"job","column":"name","type":"text","notNull":true,"default":null},{"table":"job","column":"output","type":"jsonb","notNull":false,"default":null},{"table":"job","column":"pending_dependencies","type":"integer","notNull":true,"default":"0"},{"table":"job","column":"policy","type":"text","notNull":false,"default":null},{"table":"job","column":"priority","type":"integer","notNull":true,"default":"0"},{"table":"job","column":"retry_backoff","type":"boolean","notNull":true,"default":"false"},{"table":"job","column":"retry_count","type":"integer","notNull":true,"default":"0"},{"table":"job","column":"retry_delay","type":"integer","notNull":true,"default":"0"},{"table":"job","column":"retry_delay_max","type":"integer","notNull":false,"default":null},{"table":"job","column":"retry_limit","type":"integer","notNull":true,"default":"2"},{"table":"job","column":"singleton_key","type":"text","notNull":false,"default":null},{"table":"job","column":"singleton_on","type":"timestamp without time zone","notNull":false,"default":null},{"table":"job","column":"source_created_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"job","column":"source_id","type":"uuid","notNull":false,"default":null},{"table":"job","column":"source_name","type":"text","notNull":false,"default":null},{"table":"job","column":"source_output","type":"jsonb","notNull":false,"default":null},{"table":"job","column":"source_retry_count","type":"integer","notNull":false,"default":null},{"table":"job","column":"source_root_id","type":"uuid","notNull":false,"default":null},{"table":"job","column":"start_after","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"job","column":"started_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"job","column":"state","type":"{{schema}}.job_state","notNull":true,"default":"\'created\'::{{schema}}.job_state"},{"table":"queue_stats","column":"active_count","type":"integer","notNull":true,"default":"0"},{"table":"queue_stats","column":"captured_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"queue_stats","column":"completed_delta","type":"integer","notNull":false,"default":null},{"table":"queue_stats","column":"created_delta","type":"integer","notNull":false,"default":null},{"table":"queue_stats","column":"deferred_count","type":"integer","notNull":true,"default":"0"},{"table":"queue_stats","column":"delta_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"queue_stats","column":"delta_seconds","type":"integer","notNull":false,"default":null},{"table":"queue_stats","column":"failed_count","type":"integer","notNull":true,"default":"0"},{"table":"queue_stats","column":"failed_delta","type":"integer","notNull":false,"default":null},{"table":"queue_stats","column":"id","type":"uuid","notNull":true,"default":"gen_random_uuid()"},{"table":"queue_stats","column":"name","type":"text","notNull":true,"default":null},{"table":"queue_stats","column":"queued_count","type":"integer","notNull":true,"default":"0"},{"table":"queue_stats","column":"ready_count","type":"integer","notNull":true,"default":"0"},{"table":"queue_stats","column":"total_count","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"active_count","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"completed_delta","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"created_delta","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"created_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"queue","column":"dead_letter","type":"text","notNull":false,"default":null},{"table":"queue","column":"deferred_count","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"deletion_seconds","type":"integer","notNull":true,"default":null},{"table":"queue","column":"delta_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"queue","column":"delta_seconds","type":"integer","notNull":false,"default":null},{"table":"queue","column":"expire_seconds","type":"integer","notNull":true,"default":null},{"table":"queue","column":"failed_count","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"failed_delta","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"heartbeat_seconds","type":"integer","notNull":false,"default":null},{"table":"queue","column":"maintain_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"queue","column":"monitor_claim_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"queue","column":"monitor_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"queue","column":"name","type":"text","notNull":true,"default":null},{"table":"queue","column":"notify","type":"boolean","notNull":true,"default":"false"},{"table":"queue","column":"partition","type":"boolean","notNull":true,"default":null},{"table":"queue","column":"policy","type":"text","notNull":true,"default":null},{"table":"queue","column":"queued_count","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"ready_count","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"ready_history","type":"integer[]","notNull":true,"default":"\'{}\'::integer[]"},{"table":"queue","column":"retention_seconds","type":"integer","notNull":true,"default":null},{"table":"queue","column":"retry_backoff","type":"boolean","notNull":true,"default":null},{"table":"queue","column":"retry_delay","type":"integer","notNull":true,"default":null},{"table":"queue","column":"retry_delay_max","type":"integer","notNull":false,"default":null},{"table":"queue","column":"retry_limit","type":"integer","notNull":true,"default":null},{"table":"queue","column":"singletons_active","type":"text[]","notNull":false,"default":null},{"table":"queue","column":"table_name","type":"text","notNull":true,"default":null},{"table":"queue","column":"total_count","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"updated_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"queue","column":"warning_queued","type":"integer","notNull":true,"default":"0"},{"table":"schedule","column":"created_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"schedule","column":"cron","type":"text","notNull":true,"default":null},{"table":"schedule","column":"data","type":"jsonb","notNull":false,"default":null},{"table":"schedule","column":"key","type":"text","notNull":true,"default":"\'\'::text"},{"table":"schedule","column":"kind","type":"text","notNull":true,"default":"\'cron\'::text"},{"table":"schedule","column":"last_job_id","type":"uuid","notNull":false,"default":null},{"table":"schedule","column":"name","type":"text","notNull":true,"default":null},{"table":"schedule","column":"options","type":"jsonb","notNull":false,"default":null},{"table":"schedule","column":"timezone","type":"text","notNull":false,"default":"\'UTC\'::text"},{"table":"schedule","column":"updated_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"subscription","column":"created_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"subscription","column":"event","type":"text","notNull":true,"default":null},{"table":"subscription","column":"name","type":"text","notNull":true,"default":null},{"table":"subscription","column":"updated_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"version","column":"bam_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"version","column":"cron_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"version","column":"flow_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"version","column":"monitor_backoff_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"version","column":"reindex_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"version","column":"version","type":"integer","notNull":true,"default":null},{"table":"warning","column":"created_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"warning","column":"data","type":"jsonb","notNull":false,"default":null},{"table":"warning","column":"id","type":"uuid","notNull":true,"default":"gen_random_uuid()"},{"table":"warning","column":"message","type":"text","notNull":true,"default":null},{"table":"warning","column":"type","type":"text","notNull":true,"default":null}],"constraints":[{"table":"bam","def":"PRIMARY KEY (id)"},{"table":"job_common","def":"CHECK ((NOT ((policy = \'key_strict_fifo\'::text) AND (singleton_key IS NULL))))"},{"table":"job_common","def":"FOREIGN KEY (dead_letter) REFERENCES {{schema}}.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED"},{"table":"job_common","def":"FOREIGN KEY (name) REFERENCES {{schema}}.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED"},{"table":"job_common","def":"PRIMARY KEY (name, id)"},{"table":"job_dependency","def":"PRIMARY KEY (child_name, child_id, parent_name, parent_id)"},{"table":"job","def":"PRIMARY KEY (name, id)"},{"table":"queue_stats","def":"PRIMARY KEY (id, captured_on)"},{"table":"queue","def":"CHECK ((dead_letter IS DISTINCT FROM name))"},{"table":"queue","def":"FOREIGN KEY (dead_letter) REFERENCES {{schema}}.queue(name)"},{"table":"queue","def":"PRIMARY KEY (name)"},{"table":"schedule","def":"CHECK ((kind = ANY (ARRAY[\'cron\'::text, \'rrule\'::text])))"},{"table":"schedule","def":"FOREIGN KEY (name) REFERENCES {{schema}}.queue(name) ON DELETE CASCADE"},{"table":"schedule","def":"PRIMARY KEY (name, key)"},{"table":"subscription","def":"FOREIGN KEY (name) REFERENCES {{schema}}.queue(name) ON DELETE CASCADE"},{"table":"subscription","def":"PRIMARY KEY (event, name)"},{"table":"version","def":"PRIMARY KEY (version)"},{"table":"warning","def":"PRIMARY KEY (id)"}],"indexes":[{"name":"job_common_i1","table":"job_common","valid":true,"def":"CREATE UNIQUE INDEX job_common_i1 ON {{schema}}.job_common USING btree (name, COALESCE(singleton_key, \'\'::text)) WHERE ((state = \'created\'::{{schema}}.job_state) AND (policy = \'short\'::text))"},{"name":"job_common_i10","table":"job_common","valid":true,"def":"CREATE INDEX job_common_i10 ON {{schema}}.job_common USING btree (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE ((state < \'active\'::{{schema}}.job_state) AND (NOT blocked) AND (policy = \'key_strict_fifo\'::text))"},{"name":"job_common_i11","table":"job_common","valid":true,"def":"CREATE INDEX job_common_i11 ON {{schema}}.job_common USING btree (name, priority DESC, created_on, start_after) WHERE ((state < \'active\'::{{schema}}.job_state) AND (NOT blocked))"},{"name":"job_common_i12","table":"job_common","valid":true,"def":"CREATE INDEX job_common_i12 ON {{schema}}.job_common USING btree (source_root_id) WHERE (source_root_id IS NOT NULL)"},{"name":"job_common_i2","table":"job_common","valid":true,"def":"CREATE UNIQUE INDEX job_common_i2 ON {{schema}}.job_common USING btree (name, COALESCE(singleton_key, \'\'::text)) WHERE ((state = \'active\'::{{schema}}.job_state) AND (policy = \'singleton\'::text))"},{"name":"job_common_i3","table":"job_common","valid":true,"def":"CREATE UNIQUE INDEX job_common_i3 ON {{schema}}.job_common USING btree (name, state, COALESCE(singleton_key, \'\'::text)) WHERE ((state <= \'active\'::{{schema}}.job_state) AND (policy = \'stately\'::text))"},{"name":"job_common_i4","table":"job_common","valid":true,"def":"CREATE UNIQUE INDEX job_common_i4 ON {{schema}}.job_common USING btree (name, singleton_on, COALESCE(singleton_key, \'\'::text)) WHERE ((state <> \'cancelled\'::{{schema}}.job_state) AND (singleton_on IS NOT NULL))"},{"name":"job_common_i6","table":"job_common","valid":true,"def":"CREATE UNIQUE INDEX job_common_i6 ON {{schema}}.job_common USING btree (name, COALESCE(singleton_key, \'\'::text)) WHERE ((state <= \'active\'::{{schema}}.job_state) AND (policy = \'exclusive\'::text))"},{"name":"job_common_i7","table":"job_common","valid":true,"def":"CREATE INDEX job_common_i7 ON {{schema}}.job_common USING btree (name, group_id) WHERE ((state = \'active\'::{{schema}}.job_state) AND (group_id IS NOT NULL))"},{"name":"job_common_i8","table":"job_common","valid":true,"def":"CREATE UNIQUE INDEX job_common_i8 ON {{schema}}.job_common USING btree (name, singleton_key) WHERE ((state = ANY (ARRAY[\'active\'::{{schema}}.job_state, \'retry\'::{{schema}}.job_state, \'failed\'::{{schema}}.job_state])) AND (policy = \'key_strict_fifo\'::text))"},{"name":"job_common_i9","table":"job_common","valid":true,"def":"CREATE INDEX job_common_i9 ON {{schema}}.job_common USING btree (name, id) WHERE (blocking AND (state = \'completed\'::{{schema}}.job_state))"},{"name":"job_dep_parent_idx","table":"job_dependency","valid":true,"def":"CREATE INDEX job_dep_parent_idx ON {{schema}}.job_dependency USING btree (parent_name, parent_id)"},{"name":"queue_stats_i1","table":"queue_stats","valid":true,"def":"CREATE INDEX queue_stats_i1 ON ONLY {{schema}}.queue_stats USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count)"},{"name":"warning_i1","table":"warning","valid":true,"def":"CREATE INDEX warning_i1 ON {{schema}}.warning USING btree (created_on DESC)"}],"functions":[{"name":"create_queue","def":"CREATE OR REPLACE FUNCTION {{schema}}.create_queue(queue_name text, options jsonb)\\n RETURNS void\\n LANGUAGE plpgsql\\nAS $function$\\n    DECLARE\\n      tablename varchar := CASE WHEN options->>\'partition\' = \'true\'\\n                            THEN \'j\' || encode(sha224(queue_name::bytea), \'hex\')\\n                            ELSE \'job_common\'\\n                            END;\\n      queue_created_on timestamptz;\\n    BEGIN\\n\\n      WITH q as (\\n        INSERT INTO {{schema}}.queue (\\n          name,\\n          policy,\\n          retry_limit,\\n          retry_delay,\\n          retry_backoff,\\n          retry_delay_max,\\n          expire_seconds,\\n          retention_seconds,\\n          deletion_seconds,\\n          warning_queued,\\n          dead_letter,\\n          partition,\\n          table_name,\\n          heartbeat_seconds,\\n          notify,\\n          created_on,\\n          updated_on\\n        )\\n        VALUES (\\n          queue_name,\\n          options->>\'policy\',\\n          COALESCE((options->>\'retryLimit\')::int, 2),\\n          COALESCE((options->>\'retryDelay\')::int, 0),\\n          COALESCE((options->>\'retryBackoff\')::bool, false),\\n          (options->>\'retryDelayMax\')::int,\\n          COALESCE((options->>\'expireInSeconds\')::int, 900),\\n          COALESCE((options->>\'retentionSeconds\')::int, 1209600),\\n          COALESCE((options->>\'deleteAfterSeconds\')::int, 604800),\\n          COALESCE((options->>\'warningQueueSize\')::int, 0),\\n          options->>\'deadLetter\',\\n          COALESCE((options->>\'partition\')::bool, false),\\n          tablename,\\n          (options->>\'heartbeatSeconds\')::int,\\n          COALESCE((options->>\'notify\')::bool, false),\\n          {{schema}}.job_now(),\\n          {{schema}}.job_now()\\n        )\\n        ON CONFLICT DO NOTHING\\n        RETURNING created_on\\n      )\\n      SELECT created_on into queue_created_on from q;\\n\\n      IF queue_created_on IS NULL OR options->>\'partition\' IS DISTINCT FROM \'true\' THEN\\n        RETURN;\\n      END IF;\\n\\n      EXECUTE format(\'CREATE TABLE {{schema}}.%I (LIKE {{schema}}.job INCLUDING DEFAULTS)\', tablename);\\n\\n      EXECUTE {{schema}}.job_table_format($cmd$ALTER TABLE {{schema}}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);\\n      EXECUTE {{schema}}.job_table_format($cmd$ALTER TABLE {{schema}}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES {{schema}}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);\\n      EXECUTE {{schema}}.job_table_format($cmd$ALTER TABLE {{schema}}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES {{schema}}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);\\n\\n      EXECUTE {{schema}}.job_table_format($cmd$CREATE INDEX job_i11 ON {{schema}}.job (name, priority DESC, created_on, start_after) WHERE state < \'active\' AND NOT blocked$cmd$, tablename);\\n      EXECUTE {{schema}}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON {{schema}}.job (name, singleton_on, COALESCE(singleton_key, \'\')) WHERE state <> \'cancelled\' AND singleton_on IS NOT NULL$cmd$, tablename);\\n      EXECUTE {{schema}}.job_table_format($cmd$CREATE INDEX job_i7 ON {{schema}}.job (name, group_id) WHERE state = \'active\' AND group_id IS NOT NULL$cmd$, tablename);\\n      EXECUTE {{schema}}.job_table_format($cmd$CREATE INDEX job_i9 ON {{schema}}.job (name, id) WHERE blocking AND state = \'completed\'$cmd$, tablename);\\n      EXECUTE {{schema}}.job_table_format($cmd$CREATE INDEX job_i12 ON {{schema}}.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);\\n\\n      IF options->>\'policy\' = \'short\' THEN\\n        EXECUTE {{schema}}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON {{schema}}.job (name, COALESCE(singleton_key, \'\')) WHERE state = \'created\' AND policy = \'short\'$cmd$, tablename);\\n      ELSIF options->>\'policy\' = \'singleton\' THEN\\n        EXECUTE {{schema}}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON {{schema}}.job (name, COALESCE(singleton_key, \'\')) WHERE state = \'active\' AND policy = \'singleton\'$cmd$, tablename);\\n      ELSIF options->>\'policy\' = \'stately\' THEN\\n        EXECUTE {{schema}}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON {{schema}}.job (name, state, COALESCE(singleton_key, \'\')) WHERE state <= \'active\' AND policy = \'stately\'$cmd$, tablename);\\n      ELSIF options->>\'policy\' = \'exclusive\' THEN\\n        EXECUTE {{schema}}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON {{schema}}.job (name, COALESCE(singleton_key, \'\')) WHERE state <= \'active\' AND policy = \'exclusive\'$cmd$, tablename);\\n      ELSIF options->>\'policy\' = \'key_strict_fifo\' THEN\\n        EXECUTE {{schema}}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON {{schema}}.job (name, singleton_key) WHERE state IN (\'active\', \'retry\', \'failed\') AND policy = \'key_strict_fifo\'$cmd$, tablename);\\n        EXECUTE {{schema}}.job_table_format($cmd$CREATE INDEX job_i10 ON {{schema}}.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < \'active\' AND NOT blocked AND policy = \'key_strict_fifo\'$cmd$, tablename);\\n        EXECUTE {{schema}}.job_table_format($cmd$ALTER TABLE {{schema}}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = \'key_strict_fifo\' AND singleton_key IS NULL))$cmd$, tablename);\\n      END IF;\\n\\n      EXECUTE format(\'ALTER TABLE {{schema}}.%I ADD CONSTRAINT cjc CHECK (name=%L)\', tablename, queue_name);\\n      EXECUTE format(\'ALTER TABLE {{schema}}.job ATTACH PARTITION {{schema}}.%I FOR VALUES IN (%L)\', tablename, queue_name);\\n    END;\\n    $function$\\n"},{"name":"delete_queue","def":"CREATE OR REPLACE FUNCTION {{schema}}.delete_queue(queue_name text)\\n RETURNS void\\n LANGUAGE plpgsql\\nAS $function$\\n    DECLARE\\n      v_table varchar;\\n      v_partition bool;\\n    BEGIN\\n      \\n      SELECT table_name, partition\\n      FROM {{schema}}.queue\\n      WHERE name = queue_name\\n      INTO v_table, v_partition;\\n\\n      IF v_partition THEN\\n        EXECUTE format(\'DROP TABLE IF EXISTS {{schema}}.%I\', v_table);\\n      ELSE\\n        EXECUTE format(\'DELETE FROM {{schema}}.%I WHERE name = %L\', v_table, queue_name);\\n      END IF;\\n    \\n      DELETE FROM {{schema}}.queue WHERE name = queue_name;\\n    END;\\n    $function$\\n"},{"name":"job_now","def":"CREATE OR REPLACE FUNCTION {{schema}}.job_now()\\n RETURNS timestamp with time zone\\n LANGUAGE sql\\n STABLE\\nAS $function$\\n      SELECT pg_catalog.now();\\n    $function$\\n"},{"name":"job_table_format","def":"CREATE OR REPLACE FUNCTION {{schema}}.job_table_format(command text, table_name text)\\n RETURNS text\\n LANGUAGE sql\\n IMMUTABLE\\nAS $function$\\n      SELECT format(\\n        regexp_replace(\\n          regexp_replace(command, \'\\\\.job\\\\y\', \'.%1$I\', \'g\'),\\n          \'\\\\yjob_i(\\\\d+)\', \'%1$s_i\\\\1\', \'g\'\\n        ),\\n        table_name\\n      );\\n    $function$\\n"},{"name":"job_table_run","def":"CREATE OR REPLACE FUNCTION {{schema}}.job_table_run(command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text)\\n RETURNS void\\n LANGUAGE plpgsql\\nAS $function$\\n    DECLARE\\n      tbl RECORD;\\n    BEGIN\\n      IF queue_name IS NOT NULL THEN\\n        SELECT table_name INTO tbl_name FROM {{schema}}.queue WHERE name = queue_name;\\n      END IF;\\n\\n      IF tbl_name IS NOT NULL THEN\\n        EXECUTE {{schema}}.job_table_format(command, tbl_name);\\n        RETURN;\\n      END IF;\\n\\n      EXECUTE {{schema}}.job_table_format(command, \'job_common\');\\n\\n      FOR tbl IN SELECT table_name FROM {{schema}}.queue WHERE partition = true\\n      LOOP\\n        EXECUTE {{schema}}.job_table_format(command, tbl.table_name);\\n      END LOOP;\\n    END;\\n    $function$\\n"},{"name":"job_table_run_async","def":"CREATE OR REPLACE FUNCTION {{schema}}.job_table_run_async(command_name text, version integer, command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text)\\n RETURNS void\\n LANGUAGE plpgsql\\nAS $function$\\n    BEGIN\\n      IF queue_name IS NOT NULL THEN\\n        SELECT table_name INTO tbl_name FROM {{schema}}.queue WHERE name = queue_name;\\n      END IF;\\n\\n      IF tbl_name IS NOT NULL THEN\\n        INSERT INTO {{schema}}.bam (name, version, status, queue, table_name, command)\\n        VALUES (\\n          command_name,\\n          version,\\n          \'pending\',\\n          queue_name,\\n          tbl_name,\\n          {{schema}}.job_table_format(command, tbl_name)\\n        );\\n        RETURN;\\n      END IF;\\n\\n      INSERT INTO {{schema}}.bam (name, version, status, queue, table_name, command)\\n      SELECT\\n        command_name,\\n        version,\\n        \'pending\',\\n        NULL,\\n        \'job_common\',\\n        {{schema}}.job_table_format(command, \'job_common\')\\n      UNION ALL\\n      SELECT\\n        command_name,\\n        version,\\n        \'pending\',\\n        queue.name,\\n        queue.table_name,\\n        {{schema}}.job_table_format(command, queue.table_name)\\n      FROM {{schema}}.queue\\n      WHERE partition = true;\\n    END;\\n    $function$\\n"}],"enum":["created","retry","active","completed","cancelled","failed"]},"Rb":{"tables":["bam","job","job_dependency","queue","queue_stats","schedule","subscription","version","warning"],"columns":[{"table":"bam","column":"command","type":"text","notNull":true,"default":null},{"table":"bam","column":"completed_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"bam","column":"created_on","type":"timestamp with time zone","notNull":true,"default":"clock_timestamp()"},{"table":"bam","column":"error","type":"text","notNull":false,"default":null},{"table":"bam","column":"id","type":"uuid","notNull":true,"default":"gen_random_uuid()"},{"table":"bam","column":"name","type":"text","notNull":true,"default":null},{"table":"bam","column":"queue","type":"text","notNull":false,"default":null},{"table":"bam","column":"started_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"bam","column":"status","type":"text","notNull":true,"default":"\'pending\'::text"},{"table":"bam","column":"table_name","type":"text","notNull":true,"default":null},{"table":"bam","column":"version","type":"integer","notNull":true,"default":null},{"table":"job_dependency","column":"child_id","type":"uuid","notNull":true,"default":null},{"table":"job_dependency","column":"child_name","type":"text","notNull":true,"default":null},{"table":"job_dependency","column":"parent_id","type":"uuid","notNull":true,"default":null},{"table":"job_dependency","column":"parent_name","type":"text","notNull":true,"default":null},{"table":"job","column":"blocked","type":"boolean","notNull":true,"default":"false"},{"table":"job","column":"blocking","type":"boolean","notNull":true,"default":"false"},{"table":"job","column":"completed_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"job","column":"created_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"job","column":"data","type":"jsonb","notNull":false,"default":null},{"table":"job","column":"dead_letter","type":"text","notNull":false,"default":null},{"table":"job","column":"deletion_seconds","type":"integer","notNull":true,"default":"604800"},{"table":"job","column":"expire_seconds","type":"integer","notNull":true,"default":"900"},{"table":"job","column":"group_id","type":"text","notNull":false,"default":null},{"table":"job","column":"group_tier","type":"text","notNull":false,"default":null},{"table":"job","column":"heartbeat_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"job","column":"heartbeat_seconds","type":"integer","notNull":false,"default":null},{"table":"job","column":"id","type":"uuid","notNull":true,"default":"gen_random_uuid()"},{"table":"job","column":"keep_until","type":"timestamp with time zone","notNull":true,"default":"(now() + \'336:00:00\'::interval)"},{"table":"job","column":"name","type":"text","notNull":true,"default":null},{"table":"job","column":"output","type":"jsonb","notNull":false,"default":null},{"table":"job","column":"pending_dependencies","type":"integer","notNull":true,"default":"0"},{"table":"job","column":"policy","type":"text","notNull":false,"default":null},{"table":"job","column":"priority","type":"integer","notNull":true,"default":"0"},{"table":"job","column":"retry_backoff","type":"boolean","notNull":true,"default":"false"},{"table":"job","column":"retry_count","type":"integer","notNull":true,"default":"0"},{"table":"job","column":"retry_delay","type":"integer","notNull":true,"default":"0"},{"table":"job","column":"retry_delay_max","type":"integer","notNull":false,"default":null},{"table":"job","column":"retry_limit","type":"integer","notNull":true,"default":"2"},{"table":"job","column":"singleton_key","type":"text","notNull":false,"default":null},{"table":"job","column":"singleton_on","type":"timestamp without time zone","notNull":false,"default":null},{"table":"job","column":"source_created_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"job","column":"source_id","type":"uuid","notNull":false,"default":null},{"table":"job","column":"source_name","type":"text","notNull":false,"default":null},{"table":"job","column":"source_output","type":"jsonb","notNull":false,"default":null},{"table":"job","column":"source_retry_count","type":"integer","notNull":false,"default":null},{"table":"job","column":"source_root_id","type":"uuid","notNull":false,"default":null},{"table":"job","column":"start_after","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"job","column":"started_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"job","column":"state","type":"{{schema}}.job_state","notNull":true,"default":"\'created\'::{{schema}}.job_state"},{"table":"queue_stats","column":"active_count","type":"integer","notNull":true,"default":"0"},{"table":"queue_stats","column":"captured_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"queue_stats","column":"completed_delta","type":"integer","notNull":false,"default":null},{"table":"queue_stats","column":"created_delta","type":"integer","notNull":false,"default":null},{"table":"queue_stats","column":"deferred_count","type":"integer","notNull":true,"default":"0"},{"table":"queue_stats","column":"delta_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"queue_stats","column":"delta_seconds","type":"integer","notNull":false,"default":null},{"table":"queue_stats","column":"failed_count","type":"integer","notNull":true,"default":"0"},{"table":"queue_stats","column":"failed_delta","type":"integer","notNull":false,"default":null},{"table":"queue_stats","column":"id","type":"uuid","notNull":true,"default":"gen_random_uuid()"},{"table":"queue_stats","column":"name","type":"text","notNull":true,"default":null},{"table":"queue_stats","column":"queued_count","type":"integer","notNull":true,"default":"0"},{"table":"queue_stats","column":"ready_count","type":"integer","notNull":true,"default":"0"},{"table":"queue_stats","column":"total_count","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"active_count","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"completed_delta","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"created_delta","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"created_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"queue","column":"dead_letter","type":"text","notNull":false,"default":null},{"table":"queue","column":"deferred_count","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"deletion_seconds","type":"integer","notNull":true,"default":null},{"table":"queue","column":"delta_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"queue","column":"delta_seconds","type":"integer","notNull":false,"default":null},{"table":"queue","column":"expire_seconds","type":"integer","notNull":true,"default":null},{"table":"queue","column":"failed_count","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"failed_delta","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"heartbeat_seconds","type":"integer","notNull":false,"default":null},{"table":"queue","column":"maintain_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"queue","column":"monitor_claim_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"queue","column":"monitor_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"queue","column":"name","type":"text","notNull":true,"default":null},{"table":"queue","column":"notify","type":"boolean","notNull":true,"default":"false"},{"table":"queue","column":"partition","type":"boolean","notNull":true,"default":null},{"table":"queue","column":"policy","type":"text","notNull":true,"default":null},{"table":"queue","column":"queued_count","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"ready_count","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"ready_history","type":"integer[]","notNull":true,"default":"\'{}\'::integer[]"},{"table":"queue","column":"retention_seconds","type":"integer","notNull":true,"default":null},{"table":"queue","column":"retry_backoff","type":"boolean","notNull":true,"default":null},{"table":"queue","column":"retry_delay","type":"integer","notNull":true,"default":null},{"table":"queue","column":"retry_delay_max","type":"integer","notNull":false,"default":null},{"table":"queue","column":"retry_limit","type":"integer","notNull":true,"default":null},{"table":"queue","column":"singletons_active","type":"text[]","notNull":false,"default":null},{"table":"queue","column":"table_name","type":"text","notNull":true,"default":null},{"table":"queue","column":"total_count","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"updated_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"queue","column":"warning_queued","type":"integer","notNull":true,"default":"0"},{"table":"schedule","column":"created_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"schedule","column":"cron","type":"text","notNull":true,"default":null},{"table":"schedule","column":"data","type":"jsonb","notNull":false,"default":null},{"table":"schedule","column":"key","type":"text","notNull":true,"default":"\'\'::text"},{"table":"schedule","column":"kind","type":"text","notNull":true,"default":"\'cron\'::text"},{"table":"schedule","column":"last_job_id","type":"uuid","notNull":false,"default":null},{"table":"schedule","column":"name","type":"text","notNull":true,"default":null},{"table":"schedule","column":"options","type":"jsonb","notNull":false,"default":null},{"table":"schedule","column":"timezone","type":"text","notNull":false,"default":"\'UTC\'::text"},{"table":"schedule","column":"updated_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"subscription","column":"created_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"subscription","column":"event","type":"text","notNull":true,"default":null},{"table":"subscription","column":"name","type":"text","notNull":true,"default":null},{"table":"subscription","column":"updated_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"version","column":"bam_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"version","column":"cron_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"version","column":"flow_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"version","column":"monitor_backoff_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"version","column":"reindex_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"version","column":"version","type":"integer","notNull":true,"default":null},{"table":"warning","column":"created_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"warning","column":"data","type":"jsonb","notNull":false,"default":null},{"table":"warning","column":"id","type":"uuid","notNull":true,"default":"gen_random_uuid()"},{"table":"warning","column":"message","type":"text","notNull":true,"default":null},{"table":"warning","column":"type","type":"text","notNull":true,"default":null}],"constraints":[{"table":"bam","def":"PRIMARY KEY (id)"},{"table":"job_dependency","def":"PRIMARY KEY (child_name, child_id, parent_name, parent_id)"},{"table":"job","def":"CHECK ((NOT ((policy = \'key_strict_fifo\'::text) AND (singleton_key IS NULL))))"},{"table":"job","def":"FOREIGN KEY (dead_letter) REFERENCES {{schema}}.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED"},{"table":"job","def":"FOREIGN KEY (name) REFERENCES {{schema}}.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED"},{"table":"job","def":"PRIMARY KEY (name, id)"},{"table":"queue_stats","def":"PRIMARY KEY (id)"},{"table":"queue","def":"CHECK ((dead_letter IS DISTINCT FROM name))"},{"table":"queue","def":"FOREIGN KEY (dead_letter) REFERENCES {{schema}}.queue(name)"},{"table":"queue","def":"PRIMARY KEY (name)"},{"table":"schedule","def":"CHECK ((kind = ANY (ARRAY[\'cron\'::text, \'rrule\'::text])))"},{"table":"schedule","def":"FOREIGN KEY (name) REFERENCES {{schema}}.queue(name) ON DELETE CASCADE"},{"table":"schedule","def":"PRIMARY KEY (name, key)"},{"table":"subscription","def":"FOREIGN KEY (name) REFERENCES {{schema}}.queue(name) ON DELETE CASCADE"},{"table":"subscription","def":"PRIMARY KEY (event, name)"},{"table":"version","def":"PRIMARY KEY (version)"},{"table":"warning","def":"PRIMARY KEY (id)"}],"indexes":[{"name":"job_dep_parent_idx","table":"job_dependency","valid":true,"def":"CREATE INDEX job_dep_parent_idx ON {{schema}}.job_dependency USING btree (parent_name, parent_id)"},{"name":"job_i1","table":"job","valid":true,"def":"CREATE UNIQUE INDEX job_i1 ON {{schema}}.job USING btree (name, COALESCE(singleton_key, \'\'::text)) WHERE ((state = \'created\'::{{schema}}.job_state) AND (policy = \'short\'::text))"},{"name":"job_i10","table":"job","valid":true,"def":"CREATE INDEX job_i10 ON {{schema}}.job USING btree (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE ((state < \'active\'::{{schema}}.job_state) AND (NOT blocked) AND (policy = \'key_strict_fifo\'::text))"},{"name":"job_i11","table":"job","valid":true,"def":"CREATE INDEX job_i11 ON {{schema}}.job USING btree (name, priority DESC, created_on, start_after) WHERE ((state < \'active\'::{{schema}}.job_state) AND (NOT blocked))"},{"name":"job_i12","table":"job","valid":true,"def":"CREATE INDEX job_i12 ON {{schema}}.job USING btree (source_root_id) WHERE (source_root_id IS NOT NULL)"},{"name":"job_i2","table":"job","valid":true,"def":"CREATE UNIQUE INDEX job_i2 ON {{schema}}.job USING btree (name, COALESCE(singleton_key, \'\'::text)) WHERE ((state = \'active\'::{{schema}}.job_state) AND (policy = \'singleton\'::text))"},{"name":"job_i3","table":"job","valid":true,"def":"CREATE UNIQUE INDEX job_i3 ON {{schema}}.job USING btree (name, state, COALESCE(singleton_key, \'\'::text)) WHERE ((state <= \'active\'::{{schema}}.job_state) AND (policy = \'stately\'::text))"},{"name":"job_i4","table":"job","valid":true,"def":"CREATE UNIQUE INDEX job_i4 ON {{schema}}.job USING btree (name, singleton_on, COALESCE(singleton_key, \'\'::text)) WHERE ((state <> \'cancelled\'::{{schema}}.job_state) AND (singleton_on IS NOT NULL))"},{"name":"job_i6","table":"job","valid":true,"def":"CREATE UNIQUE INDEX job_i6 ON {{schema}}.job USING btree (name, COALESCE(singleton_key, \'\'::text)) WHERE ((state <= \'active\'::{{schema}}.job_state) AND (policy = \'exclusive\'::text))"},{"name":"job_i7","table":"job","valid":true,"def":"CREATE INDEX job_i7 ON {{schema}}.job USING btree (name, group_id) WHERE ((state = \'active\'::{{schema}}.job_state) AND (group_id IS NOT NULL))"},{"name":"job_i8","table":"job","valid":true,"def":"CREATE UNIQUE INDEX job_i8 ON {{schema}}.job USING btree (name, singleton_key) WHERE ((state = ANY (ARRAY[\'active\'::{{schema}}.job_state, \'retry\'::{{schema}}.job_state, \'failed\'::{{schema}}.job_state])) AND (policy = \'key_strict_fifo\'::text))"},{"name":"job_i9","table":"job","valid":true,"def":"CREATE INDEX job_i9 ON {{schema}}.job USING btree (name, id) WHERE (blocking AND (state = \'completed\'::{{schema}}.job_state))"},{"name":"queue_stats_i1","table":"queue_stats","valid":true,"def":"CREATE INDEX queue_stats_i1 ON {{schema}}.queue_stats USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count)"},{"name":"warning_i1","table":"warning","valid":true,"def":"CREATE INDEX warning_i1 ON {{schema}}.warning USING btree (created_on DESC)"}],"functions":[{"name":"create_queue","def":"CREATE OR REPLACE FUNCTION {{schema}}.create_queue(queue_name text, options jsonb)\\n RETURNS void\\n LANGUAGE plpgsql\\nAS $function$\\n      BEGIN\\n        INSERT INTO {{schema}}.queue (\\n          name,\\n          policy,\\n          retry_limit,\\n          retry_delay,\\n          retry_backoff,\\n          retry_delay_max,\\n          expire_seconds,\\n          retention_seconds,\\n          deletion_seconds,\\n          warning_queued,\\n          dead_letter,\\n          partition,\\n          table_name,\\n          heartbeat_seconds,\\n          created_on,\\n          updated_on\\n        )\\n        VALUES (\\n          queue_name,\\n          options->>\'policy\',\\n          COALESCE((options->>\'retryLimit\')::int, 2),\\n          COALESCE((options->>\'retryDelay\')::int, 0),\\n          COALESCE((options->>\'retryBackoff\')::bool, false),\\n          (options->>\'retryDelayMax\')::int,\\n          COALESCE((options->>\'expireInSeconds\')::int, 900),\\n          COALESCE((options->>\'retentionSeconds\')::int, 1209600),\\n          COALESCE((options->>\'deleteAfterSeconds\')::int, 604800),\\n          COALESCE((options->>\'warningQueueSize\')::int, 0),\\n          options->>\'deadLetter\',\\n          false,\\n          \'job\',\\n          (options->>\'heartbeatSeconds\')::int,\\n          {{schema}}.job_now(),\\n          {{schema}}.job_now()\\n        )\\n        ON CONFLICT DO NOTHING;\\n      END;\\n      $function$\\n"},{"name":"delete_queue","def":"CREATE OR REPLACE FUNCTION {{schema}}.delete_queue(queue_name text)\\n RETURNS void\\n LANGUAGE plpgsql\\nAS $function$\\n    BEGIN\\n      DELETE FROM {{schema}}.job WHERE name = queue_name;\\n      DELETE FROM {{schema}}.queue WHERE name = queue_name;\\n    END;\\n    $function$\\n"},{"name":"job_now","def":"CREATE OR REPLACE FUNCTION {{schema}}.job_now()\\n RETURNS timestamp with time zone\\n LANGUAGE sql\\n STABLE\\nAS $function$\\n      SELECT pg_catalog.now();\\n    $function$\\n"}],"enum":["created","retry","active","completed","cancelled","failed"]}}');
  const PG_ERROR = {
   divisionByZero: "22012"
  };
  const DEFAULT_SCHEMA = "pgboss";
  const MIGRATE_RACE_MESSAGE = "division by zero";
  const CREATE_RACE_MESSAGE = "already exists";
  const plans_SINGLE_QUOTE_REGEX = /'/g;
  const FIFTEEN_MINUTES = 60 * 15;
  const FORTEEN_DAYS = 60 * 60 * 24 * 14;
  const SEVEN_DAYS = 60 * 60 * 24 * 7;
  const BAM_STALE_SECONDS = 60 * 60 * 24;
  const BAM_LIVENESS_GRACE_SECONDS = 60 * 5;
  const JOB_STATES = Object.freeze({
   created: "created",
   retry: "retry",
   active: "active",
   completed: "completed",
   cancelled: "cancelled",
   failed: "failed"
  });
  const QUEUE_POLICIES = Object.freeze({
   standard: "standard",
   short: "short",
   singleton: "singleton",
   stately: "stately",
   exclusive: "exclusive",
   key_strict_fifo: "key_strict_fifo"
  });
  const SCHEDULE_KINDS = Object.freeze({
   cron: "cron",
   rrule: "rrule"
  });
  const SCHEDULE_MISSED_POLICIES = Object.freeze({
   skip: "skip",
   once: "once"
  });
  const QUEUE_DEFAULTS = {
   expire_seconds: FIFTEEN_MINUTES,
   retention_seconds: FORTEEN_DAYS,
   deletion_seconds: SEVEN_DAYS,
   retry_limit: 2,
   retry_delay: 0,
   warning_queued: 0,
   retry_backoff: false,
   partition: false
  };
  const BASE_JOB_TABLE = "job";
  const COMMON_JOB_TABLE = "job_common";
  const SERVER_VERSION = "SELECT version() AS version";
  function inlineIntoCreateTable(createTable, statements) {
   const clauses = statements.flatMap(statement => statement.split(";")).map(statement => statement.trim().replace(/\s+/g, " ")).filter(Boolean).map(statement => {
    let m = statement.match(/^ALTER TABLE \S+ ADD PRIMARY KEY (\(.+\))$/i);
    if (m) return `PRIMARY KEY ${m[1]}`;
    m = statement.match(/^ALTER TABLE \S+ ADD CONSTRAINT (\S+) (.+)$/i);
    if (m) return `CONSTRAINT ${m[1]} ${m[2]}`;
    m = statement.match(/^CREATE (UNIQUE )?INDEX (?:IF NOT EXISTS )?(\S+) ON \S+ (\(.+)$/i);
    if (m) {
     external_node_assert_(!/\bINCLUDE\s*\(/i.test(m[3]), `inlineIntoCreateTable: covering index ${m[2]} has no inline form`);
     return `${m[1] ?? ""}INDEX ${m[2]} ${m[3]}`;
    }
    throw new Error(`inlineIntoCreateTable: cannot inline: ${statement}`);
   });
   const close = createTable.lastIndexOf(")");
   external_node_assert_(close > 0, "inlineIntoCreateTable: no column list to extend");
   return `${createTable.slice(0, close).trimEnd()},\n      ${clauses.join(",\n      ")}\n    ${createTable.slice(close)}`;
  }
  function create(schema, version, options) {
   const noPartitioning = options?.noTablePartitioning ?? false;
   const noDeferrable = options?.noDeferrableConstraints ?? false;
   const noLocks = options?.noAdvisoryLocks ?? false;
   const noCovering = options?.noCoveringIndexes ?? false;
   const inline = (options?.inlineTableIndexes ?? false) && noPartitioning;
   if (inline) {
    return locked(schema, createInline(schema, version, {
     createSchema: options?.createSchema,
     noDeferrable: noDeferrable,
     noCovering: noCovering
    }), undefined, noLocks);
   }
   const commands = [ options?.createSchema ? createSchema(schema) : "", createEnumJobState(schema), createClockFunction(schema), createTableVersion(schema), createTableQueue(schema), createTableSchedule(schema), createTableSubscription(schema), createTableBam(schema), noPartitioning ? "" : jobTableFormatFunction(schema), noPartitioning ? "" : jobTableRunFunction(schema), noPartitioning ? "" : jobTableRunAsyncFunction(schema), createTableJob(schema, noPartitioning), createPrimaryKeyJob(schema), noPartitioning ? createTableJobIndexes(schema, noDeferrable, noCovering) : createTableJobCommon(schema), createTableWarning(schema), createIndexWarning(schema), createTableQueueStats(schema, noPartitioning), createIndexQueueStats(schema, noCovering), noPartitioning ? "" : ensureQueueStatsPartitions(schema), createTableJobDependency(schema), createIndexJobDependencyParent(schema), createQueueFunction(schema, noPartitioning), deleteQueueFunction(schema, noPartitioning), insertVersion(schema, version) ];
   return locked(schema, commands, undefined, noLocks);
  }
  function createInline(schema, version, options) {
   return [ options.createSchema ? createSchema(schema) : "", createEnumJobState(schema), createClockFunction(schema), createTableVersion(schema), createTableQueue(schema), createTableSchedule(schema), createTableSubscription(schema), createTableBam(schema), inlineIntoCreateTable(createTableJob(schema, true), [ createPrimaryKeyJob(schema), createTableJobIndexes(schema, options.noDeferrable, options.noCovering) ]), inlineIntoCreateTable(createTableWarning(schema), [ createIndexWarning(schema) ]), inlineIntoCreateTable(createTableQueueStats(schema, true), [ createIndexQueueStats(schema, options.noCovering) ]), inlineIntoCreateTable(createTableJobDependency(schema), [ createIndexJobDependencyParent(schema) ]), createQueueFunction(schema, true), deleteQueueFunction(schema, true), insertVersion(schema, version) ];
  }
  function createSchema(schema) {
   return `CREATE SCHEMA IF NOT EXISTS ${schema}`;
  }
  function createEnumJobState(schema) {
   return `\n    CREATE TYPE ${schema}.job_state AS ENUM (\n      '${JOB_STATES.created}',\n      '${JOB_STATES.retry}',\n      '${JOB_STATES.active}',\n      '${JOB_STATES.completed}',\n      '${JOB_STATES.cancelled}',\n      '${JOB_STATES.failed}'\n    )\n  `;
  }
  const CLOCK_FUNCTION_BODY = "SELECT pg_catalog.now();";
  const CLOCK_OVERRIDE_SETTING = "pgboss.test_clock";
  function clockTable(schema) {
   return `${schema}.__pgboss_test_clock`;
  }
  function clockOverrideBody(schema) {
   return `SELECT COALESCE(CASE WHEN current_setting('${CLOCK_OVERRIDE_SETTING}', true) = 'on' THEN (SELECT c.now FROM ${clockTable(schema)} c LIMIT 1) END, pg_catalog.now());`;
  }
  function enableClockOverride() {
   return `SET ${CLOCK_OVERRIDE_SETTING} = 'on'`;
  }
  function disableClockOverride() {
   return `RESET ${CLOCK_OVERRIDE_SETTING}`;
  }
  function getClockFunctionSource(schema) {
   return `\n    SELECT p.prosrc AS source\n    FROM pg_proc p\n    JOIN pg_namespace n ON n.oid = p.pronamespace\n    WHERE n.nspname = '${resolveSchemaName(schema).replace(plans_SINGLE_QUOTE_REGEX, "''")}'\n      AND p.proname = 'job_now'\n  `;
  }
  function clockFunctionIsOverridden(source) {
   return !!source?.includes(CLOCK_OVERRIDE_SETTING);
  }
  function restoreClockFunction(schema) {
   return `\n    ${createClockFunction(schema, {
    replace: true
   })}\n    DROP TABLE IF EXISTS ${clockTable(schema)};\n  `;
  }
  function createClockFunction(schema, options = {}) {
   const {replace: replace = false, body: body = CLOCK_FUNCTION_BODY} = options;
   return `\n    CREATE ${replace ? "OR REPLACE " : ""}FUNCTION ${schema}.job_now()\n    RETURNS timestamp with time zone AS\n    $$\n      ${body}\n    $$\n    LANGUAGE sql STABLE;\n  `;
  }
  function createTableVersion(schema) {
   return `\n    CREATE TABLE ${schema}.version (\n      version int primary key,\n      cron_on timestamp with time zone,\n      bam_on timestamp with time zone,\n      flow_on timestamp with time zone,\n      reindex_on timestamp with time zone,\n      monitor_backoff_on timestamp with time zone\n    )\n  `;
  }
  function createTableQueue(schema) {
   return `\n    CREATE TABLE ${schema}.queue (\n      name text NOT NULL,\n      policy text NOT NULL,\n      retry_limit int NOT NULL,\n      retry_delay int NOT NULL,\n      retry_backoff bool NOT NULL,\n      retry_delay_max int,\n      expire_seconds int NOT NULL,\n      retention_seconds int NOT NULL,\n      deletion_seconds int NOT NULL,\n      dead_letter text REFERENCES ${schema}.queue (name) CHECK (dead_letter IS DISTINCT FROM name),\n      partition bool NOT NULL,\n      table_name text NOT NULL,\n      deferred_count int NOT NULL default 0,\n      queued_count int NOT NULL default 0,\n      ready_count int NOT NULL default 0,\n      warning_queued int NOT NULL default 0,\n      active_count int NOT NULL default 0,\n      failed_count int NOT NULL default 0,\n      total_count int NOT NULL default 0,\n      created_delta int NOT NULL default 0,\n      completed_delta int NOT NULL default 0,\n      failed_delta int NOT NULL default 0,\n      delta_on timestamp with time zone,\n      delta_seconds int,\n      ready_history int[] NOT NULL default '{}',\n      heartbeat_seconds int,\n      notify bool NOT NULL DEFAULT false,\n      singletons_active text[],\n      monitor_claim_on timestamp with time zone,\n      monitor_on timestamp with time zone,\n      maintain_on timestamp with time zone,\n      created_on timestamp with time zone not null default now(),\n      updated_on timestamp with time zone not null default now(),\n      PRIMARY KEY (name)\n    )\n  `;
  }
  function createTableSchedule(schema) {
   return `\n    CREATE TABLE ${schema}.schedule (\n      name text REFERENCES ${schema}.queue ON DELETE CASCADE,\n      key text not null DEFAULT '',\n      kind text not null DEFAULT '${SCHEDULE_KINDS.cron}' CHECK (kind IN ('${SCHEDULE_KINDS.cron}', '${SCHEDULE_KINDS.rrule}')),\n      cron text not null,\n      timezone text DEFAULT 'UTC',\n      data jsonb,\n      options jsonb,\n      created_on timestamp with time zone not null default now(),\n      updated_on timestamp with time zone not null default now(),\n      last_job_id uuid,\n      PRIMARY KEY (name, key)\n    )\n  `;
  }
  function createTableSubscription(schema) {
   return `\n    CREATE TABLE ${schema}.subscription (\n      event text not null,\n      name text not null REFERENCES ${schema}.queue ON DELETE CASCADE,\n      created_on timestamp with time zone not null default now(),\n      updated_on timestamp with time zone not null default now(),\n      PRIMARY KEY(event, name)\n    )\n  `;
  }
  function createTableBam(schema) {
   return `\n    CREATE TABLE ${schema}.bam (\n      id uuid PRIMARY KEY default gen_random_uuid(),\n      name text NOT NULL,\n      version int NOT NULL,\n      status text NOT NULL DEFAULT 'pending',\n      queue text,\n      table_name text NOT NULL,\n      command text NOT NULL,\n      error text,\n      created_on timestamp with time zone NOT NULL DEFAULT clock_timestamp(),\n      started_on timestamp with time zone,\n      completed_on timestamp with time zone\n    )\n  `;
  }
  function createTableWarning(schema) {
   return `\n    CREATE TABLE ${schema}.warning (\n      id uuid PRIMARY KEY default gen_random_uuid(),\n      type text NOT NULL,\n      message text NOT NULL,\n      data jsonb,\n      created_on timestamp with time zone NOT NULL DEFAULT now()\n    )\n  `;
  }
  function createIndexWarning(schema) {
   return `CREATE INDEX warning_i1 ON ${schema}.warning (created_on DESC)`;
  }
  function createTableJobDependency(schema) {
   return `\n    CREATE TABLE ${schema}.job_dependency (\n      child_name text NOT NULL,\n      child_id uuid NOT NULL,\n      parent_name text NOT NULL,\n      parent_id uuid NOT NULL,\n      PRIMARY KEY (child_name, child_id, parent_name, parent_id)\n    )\n  `;
  }
  function createIndexJobDependencyParent(schema) {
   return `CREATE INDEX IF NOT EXISTS job_dep_parent_idx ON ${schema}.job_dependency (parent_name, parent_id)`;
  }
  function jobTableFormatFunction(schema) {
   return `\n    CREATE FUNCTION ${schema}.job_table_format(command text, table_name text)\n    RETURNS text AS\n    $$\n      SELECT format(\n        regexp_replace(\n          regexp_replace(command, '\\.job\\y', '.%1$I', 'g'),\n          '\\yjob_i(\\d+)', '%1$s_i\\1', 'g'\n        ),\n        table_name\n      );\n    $$\n    LANGUAGE sql IMMUTABLE;\n  `;
  }
  function jobTableRunFunction(schema) {
   return `\n    CREATE FUNCTION ${schema}.job_table_run(command text, tbl_name text DEFAULT NULL, queue_name text DEFAULT NULL)\n    RETURNS VOID AS\n    $$\n    DECLARE\n      tbl RECORD;\n    BEGIN\n      IF queue_name IS NOT NULL THEN\n        SELECT table_name INTO tbl_name FROM ${schema}.queue WHERE name = queue_name;\n      END IF;\n\n      IF tbl_name IS NOT NULL THEN\n        EXECUTE ${schema}.job_table_format(command, tbl_name);\n        RETURN;\n      END IF;\n\n      EXECUTE ${schema}.job_table_format(command, '${COMMON_JOB_TABLE}');\n\n      FOR tbl IN SELECT table_name FROM ${schema}.queue WHERE partition = true\n      LOOP\n        EXECUTE ${schema}.job_table_format(command, tbl.table_name);\n      END LOOP;\n    END;\n    $$\n    LANGUAGE plpgsql;\n  `;
  }
  function jobTableRunAsyncFunction(schema) {
   return `\n    CREATE FUNCTION ${schema}.job_table_run_async(command_name text, version int, command text, tbl_name text DEFAULT NULL, queue_name text DEFAULT NULL)\n    RETURNS VOID AS\n    $$\n    BEGIN\n      IF queue_name IS NOT NULL THEN\n        SELECT table_name INTO tbl_name FROM ${schema}.queue WHERE name = queue_name;\n      END IF;\n\n      IF tbl_name IS NOT NULL THEN\n        INSERT INTO ${schema}.bam (name, version, status, queue, table_name, command)\n        VALUES (\n          command_name,\n          version,\n          'pending',\n          queue_name,\n          tbl_name,\n          ${schema}.job_table_format(command, tbl_name)\n        );\n        RETURN;\n      END IF;\n\n      INSERT INTO ${schema}.bam (name, version, status, queue, table_name, command)\n      SELECT\n        command_name,\n        version,\n        'pending',\n        NULL,\n        '${COMMON_JOB_TABLE}',\n        ${schema}.job_table_format(command, '${COMMON_JOB_TABLE}')\n      UNION ALL\n      SELECT\n        command_name,\n        version,\n        'pending',\n        queue.name,\n        queue.table_name,\n        ${schema}.job_table_format(command, queue.table_name)\n      FROM ${schema}.queue\n      WHERE partition = true;\n    END;\n    $$\n    LANGUAGE plpgsql;\n  `;
  }
  function createTableJob(schema, noPartitioning = false) {
   const partitionClause = noPartitioning ? "" : "PARTITION BY LIST (name)";
   return `\n    CREATE TABLE ${schema}.job (\n      id uuid not null default gen_random_uuid(),\n      name text not null,\n      priority integer not null default(0),\n      data jsonb,\n      state ${schema}.job_state not null default '${JOB_STATES.created}',\n      retry_limit integer not null default ${QUEUE_DEFAULTS.retry_limit},\n      retry_count integer not null default 0,\n      retry_delay integer not null default ${QUEUE_DEFAULTS.retry_delay},\n      retry_backoff boolean not null default ${QUEUE_DEFAULTS.retry_backoff},\n      retry_delay_max integer,\n      expire_seconds int not null default ${QUEUE_DEFAULTS.expire_seconds},\n      deletion_seconds int not null default ${QUEUE_DEFAULTS.deletion_seconds},\n      singleton_key text,\n      singleton_on timestamp without time zone,\n      group_id text,\n      group_tier text,\n      start_after timestamp with time zone not null default now(),\n      created_on timestamp with time zone not null default now(),\n      started_on timestamp with time zone,\n      completed_on timestamp with time zone,\n      keep_until timestamp with time zone NOT NULL default now() + interval '${QUEUE_DEFAULTS.retention_seconds}',\n      output jsonb,\n      dead_letter text,\n      policy text,\n      heartbeat_on timestamp with time zone,\n      heartbeat_seconds int,\n      blocked boolean not null default false,\n      blocking boolean not null default false,\n      pending_dependencies int not null default 0,\n      source_name text,\n      source_id uuid,\n      source_created_on timestamp with time zone,\n      source_retry_count int,\n      source_output jsonb,\n      source_root_id uuid\n    ) ${partitionClause}\n  `;
  }
  const JOB_COLUMNS_MIN = 'id, name, data, retry_count as "retryCount", expire_seconds as "expireInSeconds", heartbeat_seconds as "heartbeatSeconds", group_id as "groupId", group_tier as "groupTier"';
  const JOB_COLUMNS_ALL = `${JOB_COLUMNS_MIN},\n  policy,\n  state,\n  priority,\n  retry_limit as "retryLimit",\n  retry_delay as "retryDelay",\n  retry_backoff as "retryBackoff",\n  retry_delay_max as "retryDelayMax",\n  start_after as "startAfter",\n  started_on as "startedOn",\n  singleton_key as "singletonKey",\n  singleton_on as "singletonOn",\n  deletion_seconds as "deleteAfterSeconds",\n  heartbeat_on as "heartbeatOn",\n  created_on as "createdOn",\n  completed_on as "completedOn",\n  keep_until as "keepUntil",\n  dead_letter as "deadLetter",\n  blocked,\n  blocking,\n  pending_dependencies as "pendingDependencies",\n  output,\n  source_name as "sourceName",\n  source_id as "sourceId",\n  source_created_on as "sourceCreatedOn",\n  source_retry_count as "sourceRetryCount",\n  source_output as "sourceOutput",\n  source_root_id as "sourceRootId"\n`;
  function createTableJobCommon(schema) {
   return `\n    CREATE TABLE ${schema}.${COMMON_JOB_TABLE} (LIKE ${schema}.job INCLUDING GENERATED INCLUDING DEFAULTS);\n\n    SELECT ${schema}.job_table_run($cmd$${createPrimaryKeyJob(schema)}$cmd$, '${COMMON_JOB_TABLE}');\n    SELECT ${schema}.job_table_run($cmd$${createQueueForeignKeyJob(schema)}$cmd$, '${COMMON_JOB_TABLE}');\n    SELECT ${schema}.job_table_run($cmd$${createQueueForeignKeyJobDeadLetter(schema)}$cmd$, '${COMMON_JOB_TABLE}');\n    SELECT ${schema}.job_table_run($cmd$${createIndexJobPolicyShort(schema)}$cmd$, '${COMMON_JOB_TABLE}');\n    SELECT ${schema}.job_table_run($cmd$${createIndexJobPolicySingleton(schema)}$cmd$, '${COMMON_JOB_TABLE}');\n    SELECT ${schema}.job_table_run($cmd$${createIndexJobPolicyStately(schema)}$cmd$, '${COMMON_JOB_TABLE}');\n    SELECT ${schema}.job_table_run($cmd$${createIndexJobPolicyExclusive(schema)}$cmd$, '${COMMON_JOB_TABLE}');\n    SELECT ${schema}.job_table_run($cmd$${createIndexJobPolicyKeyStrictFifo(schema)}$cmd$, '${COMMON_JOB_TABLE}');\n    SELECT ${schema}.job_table_run($cmd$${createIndexJobPolicyKeyStrictFifoHeads(schema)}$cmd$, '${COMMON_JOB_TABLE}');\n    SELECT ${schema}.job_table_run($cmd$${createCheckConstraintKeyStrictFifo(schema)}$cmd$, '${COMMON_JOB_TABLE}');\n    SELECT ${schema}.job_table_run($cmd$${createIndexJobThrottle(schema)}$cmd$, '${COMMON_JOB_TABLE}');\n    SELECT ${schema}.job_table_run($cmd$${createIndexJobFetch(schema)}$cmd$, '${COMMON_JOB_TABLE}');\n    SELECT ${schema}.job_table_run($cmd$${createIndexJobGroupConcurrency(schema)}$cmd$, '${COMMON_JOB_TABLE}');\n    SELECT ${schema}.job_table_run($cmd$${createIndexJobBlocking(schema)}$cmd$, '${COMMON_JOB_TABLE}');\n    SELECT ${schema}.job_table_run($cmd$${createIndexJobSourceRoot(schema)}$cmd$, '${COMMON_JOB_TABLE}');\n\n    ALTER TABLE ${schema}.job ATTACH PARTITION ${schema}.${COMMON_JOB_TABLE} DEFAULT;\n  `;
  }
  function createTableJobIndexes(schema, noDeferrableConstraints = false, noCoveringIndex = false) {
   return `\n    ${createQueueForeignKeyJob(schema, noDeferrableConstraints)};\n    ${createQueueForeignKeyJobDeadLetter(schema, noDeferrableConstraints)};\n    ${createIndexJobPolicyShort(schema)};\n    ${createIndexJobPolicySingleton(schema)};\n    ${createIndexJobPolicyStately(schema)};\n    ${createIndexJobPolicyExclusive(schema)};\n    ${createIndexJobPolicyKeyStrictFifo(schema)};\n    ${createIndexJobPolicyKeyStrictFifoHeads(schema, noCoveringIndex)};\n    ${createCheckConstraintKeyStrictFifo(schema)};\n    ${createIndexJobThrottle(schema)};\n    ${createIndexJobFetch(schema, noCoveringIndex)};\n    ${createIndexJobGroupConcurrency(schema)};\n    ${createIndexJobBlocking(schema)};\n    ${createIndexJobSourceRoot(schema)};\n  `;
  }
  function createQueueFunction(schema, noPartitioning = false) {
   if (noPartitioning) {
    return `\n      CREATE FUNCTION ${schema}.create_queue(queue_name text, options jsonb)\n      RETURNS VOID AS\n      $$\n      BEGIN\n        INSERT INTO ${schema}.queue (\n          name,\n          policy,\n          retry_limit,\n          retry_delay,\n          retry_backoff,\n          retry_delay_max,\n          expire_seconds,\n          retention_seconds,\n          deletion_seconds,\n          warning_queued,\n          dead_letter,\n          partition,\n          table_name,\n          heartbeat_seconds,\n          created_on,\n          updated_on\n        )\n        VALUES (\n          queue_name,\n          options->>'policy',\n          COALESCE((options->>'retryLimit')::int, ${QUEUE_DEFAULTS.retry_limit}),\n          COALESCE((options->>'retryDelay')::int, ${QUEUE_DEFAULTS.retry_delay}),\n          COALESCE((options->>'retryBackoff')::bool, ${QUEUE_DEFAULTS.retry_backoff}),\n          (options->>'retryDelayMax')::int,\n          COALESCE((options->>'expireInSeconds')::int, ${QUEUE_DEFAULTS.expire_seconds}),\n          COALESCE((options->>'retentionSeconds')::int, ${QUEUE_DEFAULTS.retention_seconds}),\n          COALESCE((options->>'deleteAfterSeconds')::int, ${QUEUE_DEFAULTS.deletion_seconds}),\n          COALESCE((options->>'warningQueueSize')::int, ${QUEUE_DEFAULTS.warning_queued}),\n          options->>'deadLetter',\n          false,\n          '${BASE_JOB_TABLE}',\n          (options->>'heartbeatSeconds')::int,\n          ${schema}.job_now(),\n          ${schema}.job_now()\n        )\n        ON CONFLICT DO NOTHING;\n      END;\n      $$\n      LANGUAGE plpgsql;\n    `;
   }
   return `\n    CREATE FUNCTION ${schema}.create_queue(queue_name text, options jsonb)\n    RETURNS VOID AS\n    $$\n    DECLARE\n      tablename varchar := CASE WHEN options->>'partition' = 'true'\n                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')\n                            ELSE '${COMMON_JOB_TABLE}'\n                            END;\n      queue_created_on timestamptz;\n    BEGIN\n\n      WITH q as (\n        INSERT INTO ${schema}.queue (\n          name,\n          policy,\n          retry_limit,\n          retry_delay,\n          retry_backoff,\n          retry_delay_max,\n          expire_seconds,\n          retention_seconds,\n          deletion_seconds,\n          warning_queued,\n          dead_letter,\n          partition,\n          table_name,\n          heartbeat_seconds,\n          notify,\n          created_on,\n          updated_on\n        )\n        VALUES (\n          queue_name,\n          options->>'policy',\n          COALESCE((options->>'retryLimit')::int, ${QUEUE_DEFAULTS.retry_limit}),\n          COALESCE((options->>'retryDelay')::int, ${QUEUE_DEFAULTS.retry_delay}),\n          COALESCE((options->>'retryBackoff')::bool, ${QUEUE_DEFAULTS.retry_backoff}),\n          (options->>'retryDelayMax')::int,\n          COALESCE((options->>'expireInSeconds')::int, ${QUEUE_DEFAULTS.expire_seconds}),\n          COALESCE((options->>'retentionSeconds')::int, ${QUEUE_DEFAULTS.retention_seconds}),\n          COALESCE((options->>'deleteAfterSeconds')::int, ${QUEUE_DEFAULTS.deletion_seconds}),\n          COALESCE((options->>'warningQueueSize')::int, ${QUEUE_DEFAULTS.warning_queued}),\n          options->>'deadLetter',\n          COALESCE((options->>'partition')::bool, ${QUEUE_DEFAULTS.partition}),\n          tablename,\n          (options->>'heartbeatSeconds')::int,\n          COALESCE((options->>'notify')::bool, false),\n          ${schema}.job_now(),\n          ${schema}.job_now()\n        )\n        ON CONFLICT DO NOTHING\n        RETURNING created_on\n      )\n      SELECT created_on into queue_created_on from q;\n\n      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN\n        RETURN;\n      END IF;\n\n      EXECUTE format('CREATE TABLE ${schema}.%I (LIKE ${schema}.job INCLUDING DEFAULTS)', tablename);\n\n      EXECUTE ${schema}.job_table_format($cmd$${createPrimaryKeyJob(schema)}$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$${createQueueForeignKeyJob(schema)}$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$${createQueueForeignKeyJobDeadLetter(schema)}$cmd$, tablename);\n\n      EXECUTE ${schema}.job_table_format($cmd$${createIndexJobFetch(schema)}$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$${createIndexJobThrottle(schema)}$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$${createIndexJobGroupConcurrency(schema)}$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$${createIndexJobBlocking(schema)}$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$${createIndexJobSourceRoot(schema)}$cmd$, tablename);\n\n      IF options->>'policy' = 'short' THEN\n        EXECUTE ${schema}.job_table_format($cmd$${createIndexJobPolicyShort(schema)}$cmd$, tablename);\n      ELSIF options->>'policy' = 'singleton' THEN\n        EXECUTE ${schema}.job_table_format($cmd$${createIndexJobPolicySingleton(schema)}$cmd$, tablename);\n      ELSIF options->>'policy' = 'stately' THEN\n        EXECUTE ${schema}.job_table_format($cmd$${createIndexJobPolicyStately(schema)}$cmd$, tablename);\n      ELSIF options->>'policy' = 'exclusive' THEN\n        EXECUTE ${schema}.job_table_format($cmd$${createIndexJobPolicyExclusive(schema)}$cmd$, tablename);\n      ELSIF options->>'policy' = '${QUEUE_POLICIES.key_strict_fifo}' THEN\n        EXECUTE ${schema}.job_table_format($cmd$${createIndexJobPolicyKeyStrictFifo(schema)}$cmd$, tablename);\n        EXECUTE ${schema}.job_table_format($cmd$${createIndexJobPolicyKeyStrictFifoHeads(schema)}$cmd$, tablename);\n        EXECUTE ${schema}.job_table_format($cmd$${createCheckConstraintKeyStrictFifo(schema)}$cmd$, tablename);\n      END IF;\n\n      EXECUTE format('ALTER TABLE ${schema}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);\n      EXECUTE format('ALTER TABLE ${schema}.job ATTACH PARTITION ${schema}.%I FOR VALUES IN (%L)', tablename, queue_name);\n    END;\n    $$\n    LANGUAGE plpgsql;\n  `;
  }
  function deleteQueueFunction(schema, noPartitioning = false) {
   const deleteJobsSql = noPartitioning ? `DELETE FROM ${schema}.job WHERE name = queue_name;` : `\n      SELECT table_name, partition\n      FROM ${schema}.queue\n      WHERE name = queue_name\n      INTO v_table, v_partition;\n\n      IF v_partition THEN\n        EXECUTE format('DROP TABLE IF EXISTS ${schema}.%I', v_table);\n      ELSE\n        EXECUTE format('DELETE FROM ${schema}.%I WHERE name = %L', v_table, queue_name);\n      END IF;\n    `;
   const declareBlock = noPartitioning ? "" : `\n    DECLARE\n      v_table varchar;\n      v_partition bool;`;
   return `\n    CREATE FUNCTION ${schema}.delete_queue(queue_name text)\n    RETURNS VOID AS\n    $$${declareBlock}\n    BEGIN\n      ${deleteJobsSql}\n      DELETE FROM ${schema}.queue WHERE name = queue_name;\n    END;\n    $$\n    LANGUAGE plpgsql;\n  `;
  }
  function createQueue(schema, name, options, noAdvisoryLocks) {
   const sql = `SELECT ${schema}.create_queue('${name}', '${JSON.stringify(options)}'::jsonb)`;
   return locked(schema, sql, "create-queue", noAdvisoryLocks);
  }
  function notifyChannelSql(schema) {
   return `('pgboss_' || left(encode(sha224('${normalizeSchemaName(schema)}'::bytea), 'hex'), 24))`;
  }
  function notifyQueue(schema, name) {
   return `SELECT pg_notify(${notifyChannelSql(schema)}, '${name}')`;
  }
  function deleteQueue(schema, name, noAdvisoryLocks) {
   const sql = `SELECT ${schema}.delete_queue('${name}')`;
   return locked(schema, sql, "delete-queue", noAdvisoryLocks);
  }
  function createPrimaryKeyJob(schema) {
   return `ALTER TABLE ${schema}.job ADD PRIMARY KEY (name, id)`;
  }
  function createQueueForeignKeyJob(schema, noPartitioning = false) {
   const deferrable = noPartitioning ? "" : " DEFERRABLE INITIALLY DEFERRED";
   return `ALTER TABLE ${schema}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${schema}.queue (name) ON DELETE RESTRICT${deferrable}`;
  }
  function createQueueForeignKeyJobDeadLetter(schema, noPartitioning = false) {
   const deferrable = noPartitioning ? "" : " DEFERRABLE INITIALLY DEFERRED";
   return `ALTER TABLE ${schema}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${schema}.queue (name) ON DELETE RESTRICT${deferrable}`;
  }
  function createIndexJobPolicyShort(schema) {
   return `CREATE UNIQUE INDEX job_i1 ON ${schema}.job (name, COALESCE(singleton_key, '')) WHERE state = '${JOB_STATES.created}' AND policy = '${QUEUE_POLICIES.short}'`;
  }
  function createIndexJobPolicySingleton(schema) {
   return `CREATE UNIQUE INDEX job_i2 ON ${schema}.job (name, COALESCE(singleton_key, '')) WHERE state = '${JOB_STATES.active}' AND policy = '${QUEUE_POLICIES.singleton}'`;
  }
  function createIndexJobPolicyStately(schema) {
   return `CREATE UNIQUE INDEX job_i3 ON ${schema}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= '${JOB_STATES.active}' AND policy = '${QUEUE_POLICIES.stately}'`;
  }
  function createIndexJobThrottle(schema) {
   return `CREATE UNIQUE INDEX job_i4 ON ${schema}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> '${JOB_STATES.cancelled}' AND singleton_on IS NOT NULL`;
  }
  function createIndexJobFetch(schema, noCoveringIndex = false) {
   return `CREATE INDEX job_i11 ON ${schema}.job (name, priority DESC, created_on, start_after) WHERE state < '${JOB_STATES.active}' AND NOT blocked`;
  }
  function createIndexJobPolicyExclusive(schema) {
   return `CREATE UNIQUE INDEX job_i6 ON ${schema}.job (name, COALESCE(singleton_key, '')) WHERE state <= '${JOB_STATES.active}' AND policy = '${QUEUE_POLICIES.exclusive}'`;
  }
  function createIndexJobPolicyKeyStrictFifo(schema) {
   return `CREATE UNIQUE INDEX job_i8 ON ${schema}.job (name, singleton_key) WHERE state IN ('${JOB_STATES.active}', '${JOB_STATES.retry}', '${JOB_STATES.failed}') AND policy = '${QUEUE_POLICIES.key_strict_fifo}'`;
  }
  function createIndexJobPolicyKeyStrictFifoHeads(schema, noCoveringIndex = false) {
   const include = noCoveringIndex ? "" : " INCLUDE (start_after)";
   return `CREATE INDEX job_i10 ON ${schema}.job (name, singleton_key, state DESC, created_on, id)${include} WHERE state < '${JOB_STATES.active}' AND NOT blocked AND policy = '${QUEUE_POLICIES.key_strict_fifo}'`;
  }
  function createCheckConstraintKeyStrictFifo(schema) {
   return `ALTER TABLE ${schema}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = '${QUEUE_POLICIES.key_strict_fifo}' AND singleton_key IS NULL))`;
  }
  function createIndexJobGroupConcurrency(schema) {
   return `CREATE INDEX job_i7 ON ${schema}.job (name, group_id) WHERE state = '${JOB_STATES.active}' AND group_id IS NOT NULL`;
  }
  function createIndexJobBlocking(schema) {
   return `CREATE INDEX job_i9 ON ${schema}.job (name, id) WHERE blocking AND state = '${JOB_STATES.completed}'`;
  }
  function createIndexJobSourceRoot(schema) {
   return `CREATE INDEX job_i12 ON ${schema}.job (source_root_id) WHERE source_root_id IS NOT NULL`;
  }
  function trySetQueueMonitorTime(schema, queues, seconds, skipLocked) {
   return {
    text: `\n    WITH due AS (\n      SELECT name\n      FROM ${schema}.queue\n      WHERE name = ANY($1::text[])\n        AND EXTRACT( EPOCH FROM (${schema}.job_now() - COALESCE(monitor_claim_on, monitor_on, ${schema}.job_now() - interval '1 week') ) ) >= ${seconds}\n      ${queueRowLock(skipLocked)}\n    )\n    UPDATE ${schema}.queue\n    SET monitor_claim_on = ${schema}.job_now()\n    FROM due\n    WHERE queue.name = due.name\n    RETURNING queue.name, NOT EXISTS (SELECT 1 FROM ${schema}.version WHERE monitor_backoff_on > ${schema}.job_now()) as "refreshStats"\n  `,
    values: [ queues ]
   };
  }
  const MONITOR_PIN_BUDGET_RATIO = .1;
  const MONITOR_BACKOFF_MAX_SECONDS = 600;
  const MONITOR_BACKOFF_CAP_SECONDS = 3600;
  function setMonitorBackoff(schema, elapsedSeconds) {
   return {
    text: `\n    WITH budget AS (\n      SELECT\n        naptime,\n        LEAST(\n          GREATEST(2 * naptime, LEAST($1::float8, ${MONITOR_BACKOFF_MAX_SECONDS})),\n          ${MONITOR_BACKOFF_CAP_SECONDS}\n        ) AS backoff\n      FROM (\n        SELECT EXTRACT(EPOCH FROM current_setting('autovacuum_naptime')::interval)::float8 AS naptime\n      ) n\n    )\n    UPDATE ${schema}.version v\n    SET monitor_backoff_on = GREATEST(\n      COALESCE(v.monitor_backoff_on, ${schema}.job_now()),\n      ${schema}.job_now() + make_interval(secs => b.backoff)\n    )\n    FROM budget b\n    WHERE $1::float8 > ${MONITOR_PIN_BUDGET_RATIO} * b.naptime\n    RETURNING\n      b.naptime  as "naptimeSeconds",\n      EXTRACT(EPOCH FROM (v.monitor_backoff_on - ${schema}.job_now()))::float8 as "backoffSeconds",\n      v.monitor_backoff_on as "backoffUntil"\n  `,
    values: [ elapsedSeconds ]
   };
  }
  function trySetQueueDeletionTime(schema, queues, seconds, skipLocked) {
   return trySetQueueTimestamp(schema, queues, "maintain_on", seconds, skipLocked);
  }
  function trySetCronTime(schema, seconds) {
   return `\n    WITH prior AS (\n      SELECT cron_on, EXTRACT( EPOCH FROM (${schema}.job_now() - cron_on) ) as elapsed FROM ${schema}.version\n    ), claim AS (\n      ${trySetTimestamp(schema, "cron_on", seconds)}\n    )\n    SELECT prior.cron_on as "priorCronOn", prior.elapsed as "elapsed", EXISTS (SELECT 1 FROM claim) as "claimed" FROM prior\n  `;
  }
  function trySetBamTime(schema, seconds) {
   return trySetTimestamp(schema, "bam_on", seconds);
  }
  function trySetFlowTime(schema, seconds) {
   return trySetTimestamp(schema, "flow_on", seconds);
  }
  function trySetReindexTime(schema, seconds) {
   return trySetTimestamp(schema, "reindex_on", seconds);
  }
  function trySetTimestamp(schema, column, seconds) {
   return `\n    UPDATE ${schema}.version\n    SET ${column} = ${schema}.job_now()\n    WHERE EXTRACT( EPOCH FROM (${schema}.job_now() - COALESCE(${column}, ${schema}.job_now() - interval '1 week') ) ) >= ${seconds}\n    RETURNING true\n  `;
  }
  function trySetQueueTimestamp(schema, queues, column, seconds, skipLocked) {
   return {
    text: `\n    WITH due AS (\n      SELECT name\n      FROM ${schema}.queue\n      WHERE name = ANY($1::text[])\n        AND EXTRACT( EPOCH FROM (${schema}.job_now() - COALESCE(${column}, ${schema}.job_now() - interval '1 week') ) ) >= ${seconds}\n      ${queueRowLock(skipLocked)}\n    )\n    UPDATE ${schema}.queue\n    SET ${column} = ${schema}.job_now()\n    FROM due\n    WHERE queue.name = due.name\n    RETURNING queue.name\n  `,
    values: [ queues ]
   };
  }
  function queueRowLock(skipLocked) {
   return `ORDER BY name FOR NO KEY UPDATE${skipLocked ? " SKIP LOCKED" : ""}`;
  }
  function queueClaimSkipLocked(backend, noSkipLocked) {
   return backend === "postgres" && !noSkipLocked;
  }
  function updateQueue(schema) {
   return `\n    WITH options as (SELECT $2::jsonb as data)\n    UPDATE ${schema}.queue SET\n      retry_limit = COALESCE((o.data->>'retryLimit')::int, retry_limit),\n      retry_delay = COALESCE((o.data->>'retryDelay')::int, retry_delay),\n      retry_backoff = COALESCE((o.data->>'retryBackoff')::bool, retry_backoff),\n      retry_delay_max = CASE WHEN (o.data -> 'retryDelayMax') IS NOT NULL\n        THEN (o.data->>'retryDelayMax')::int\n        ELSE retry_delay_max END,\n      expire_seconds = COALESCE((o.data->>'expireInSeconds')::int, expire_seconds),\n      retention_seconds = COALESCE((o.data->>'retentionSeconds')::int, retention_seconds),\n      deletion_seconds = COALESCE((o.data->>'deleteAfterSeconds')::int, deletion_seconds),\n      warning_queued = COALESCE((o.data->>'warningQueueSize')::int, warning_queued),\n      heartbeat_seconds = CASE WHEN (o.data -> 'heartbeatSeconds') IS NOT NULL\n        THEN (o.data->>'heartbeatSeconds')::int\n        ELSE heartbeat_seconds END,\n      notify = COALESCE((o.data->>'notify')::bool, notify),\n      dead_letter = CASE WHEN (o.data -> 'deadLetter') IS NOT NULL\n        THEN o.data->>'deadLetter'\n        ELSE dead_letter END,\n      updated_on = ${schema}.job_now()\n    FROM options o\n    WHERE name = $1\n  `;
  }
  function getQueues(schema, names) {
   const hasNames = names && names.length > 0;
   return {
    text: `\n    SELECT\n      q.name,\n      q.policy,\n      q.retry_limit as "retryLimit",\n      q.retry_delay as "retryDelay",\n      q.retry_backoff as "retryBackoff",\n      q.retry_delay_max as "retryDelayMax",\n      q.expire_seconds as "expireInSeconds",\n      q.retention_seconds as "retentionSeconds",\n      q.deletion_seconds as "deleteAfterSeconds",\n      q.partition,\n      q.heartbeat_seconds as "heartbeatSeconds",\n      q.notify,\n      q.dead_letter as "deadLetter",\n      q.deferred_count as "deferredCount",\n      q.warning_queued as "warningQueueSize",\n      q.queued_count as "queuedCount",\n      q.ready_count as "readyCount",\n      q.active_count as "activeCount",\n      q.failed_count as "failedCount",\n      q.total_count as "totalCount",\n      q.created_delta as "createdDelta",\n      q.completed_delta as "completedDelta",\n      q.failed_delta as "failedDelta",\n      q.delta_seconds as "deltaSeconds",\n      q.delta_on as "deltaOn",\n      q.singletons_active as "singletonsActive",\n      q.table_name as "table",\n      q.created_on as "createdOn",\n      q.updated_on as "updatedOn"\n    FROM ${schema}.queue q\n    ${hasNames ? "WHERE q.name = ANY($1::text[])" : ""}\n   `,
    values: hasNames ? [ names ] : []
   };
  }
  function deleteJobsById(schema, table, fenced) {
   return `\n    WITH results as (\n      DELETE FROM ${schema}.${table}\n      WHERE name = $1\n        AND id = ANY($2::uuid[])\n        ${fenced ? attemptFence(3) : ""}\n      RETURNING id\n    )\n    ${settledCountAndIds()}\n  `;
  }
  function deleteQueuedJobs(schema, table) {
   return `DELETE from ${schema}.${table} WHERE name = $1 and state < '${JOB_STATES.active}'`;
  }
  function deleteStoredJobs(schema, table) {
   return `DELETE from ${schema}.${table} WHERE name = $1 and state > '${JOB_STATES.active}'`;
  }
  function truncateTable(schema, table) {
   return `TRUNCATE ${schema}.${table}`;
  }
  function deleteAllJobs(schema, table) {
   return `DELETE from ${schema}.${table} WHERE name = $1`;
  }
  const SCHEDULE_COLUMNS = `\n  name,\n  key,\n  kind,\n  cron,\n  COALESCE(timezone, 'UTC') as timezone,\n  data,\n  options,\n  created_on as "createdOn",\n  updated_on as "updatedOn",\n  last_job_id as "lastJobId"\n`;
  function getSchedules(schema) {
   return `SELECT ${SCHEDULE_COLUMNS} FROM ${schema}.schedule ORDER BY name, key`;
  }
  function getSchedulesByQueue(schema) {
   return `SELECT ${SCHEDULE_COLUMNS} FROM ${schema}.schedule WHERE name = $1 ORDER BY key`;
  }
  function getSchedulesByQueueAndKey(schema) {
   return `SELECT ${SCHEDULE_COLUMNS} FROM ${schema}.schedule WHERE name = $1 AND COALESCE(key, '') = $2`;
  }
  function setScheduleLastJobIds(schema) {
   return `\n    UPDATE ${schema}.schedule s\n    SET last_job_id = x."jobId"\n    FROM json_to_recordset($1::json) AS x (name text, key text, "jobId" uuid)\n    WHERE s.name = x.name\n      AND COALESCE(s.key, '') = x.key\n  `;
  }
  function setScheduleKinds(schema) {
   return `\n    UPDATE ${schema}.schedule s SET kind = k.kind\n    FROM json_to_recordset($1::json) as k (name text, key text, kind text, cron text)\n    WHERE s.name = k.name\n      AND COALESCE(s.key, '') = k.key\n      AND s.cron = k.cron\n  `;
  }
  function schedule(schema) {
   return `\n    INSERT INTO ${schema}.schedule (name, key, kind, cron, timezone, data, options, created_on, updated_on)\n    VALUES ($1, $2, $3, $4, $5, $6, $7, ${schema}.job_now(), ${schema}.job_now())\n    ON CONFLICT (name, key) DO UPDATE SET\n      kind = EXCLUDED.kind,\n      cron = EXCLUDED.cron,\n      timezone = EXCLUDED.timezone,\n      data = EXCLUDED.data,\n      options = EXCLUDED.options,\n      updated_on = ${schema}.job_now()\n  `;
  }
  function unschedule(schema) {
   return `\n    DELETE FROM ${schema}.schedule\n    WHERE name = $1\n      AND COALESCE(key, '') = $2\n  `;
  }
  function subscribe(schema) {
   return `\n    INSERT INTO ${schema}.subscription (event, name, created_on, updated_on)\n    VALUES ($1, $2, ${schema}.job_now(), ${schema}.job_now())\n    ON CONFLICT (event, name) DO UPDATE SET\n      event = EXCLUDED.event,\n      name = EXCLUDED.name,\n      updated_on = ${schema}.job_now()\n  `;
  }
  function unsubscribe(schema) {
   return `\n    DELETE FROM ${schema}.subscription\n    WHERE event = $1 and name = $2\n  `;
  }
  function getQueuesForEvent(schema) {
   return `\n    SELECT name FROM ${schema}.subscription\n    WHERE event = $1\n  `;
  }
  function getTime(schema) {
   return `SELECT round(date_part('epoch', ${schema}.job_now()) * 1000) as time`;
  }
  function insertWarning(schema) {
   return `\n    INSERT INTO ${schema}.warning (type, message, data, created_on)\n    VALUES ($1, $2, $3, ${schema}.job_now())\n  `;
  }
  function getWarnings(schema) {
   return `\n    SELECT\n      id,\n      type,\n      message,\n      data,\n      created_on as "createdOn"\n    FROM ${schema}.warning\n    WHERE ($1::text IS NULL OR type = $1)\n    ORDER BY created_on DESC\n    LIMIT $2 OFFSET $3\n  `;
  }
  function getWarningsCount(schema) {
   return `\n    SELECT COUNT(*)::int as count\n    FROM ${schema}.warning\n    WHERE ($1::text IS NULL OR type = $1)\n  `;
  }
  function deleteOldWarnings(schema, days) {
   return `\n    DELETE FROM ${schema}.warning\n    WHERE created_on < ${schema}.job_now() - interval '${days} days'\n  `;
  }
  function createTableQueueStats(schema, noPartitioning = false) {
   return `\n    CREATE TABLE ${schema}.queue_stats (\n      id uuid NOT NULL DEFAULT gen_random_uuid(),\n      name text NOT NULL,\n      deferred_count int NOT NULL DEFAULT 0,\n      queued_count   int NOT NULL DEFAULT 0,\n      ready_count    int NOT NULL DEFAULT 0,\n      active_count   int NOT NULL DEFAULT 0,\n      failed_count   int NOT NULL DEFAULT 0,\n      total_count    int NOT NULL DEFAULT 0,\n      created_delta   int,\n      completed_delta int,\n      failed_delta    int,\n      delta_seconds   int,\n      delta_on        timestamptz,\n      captured_on timestamptz NOT NULL DEFAULT now(),\n      ${noPartitioning ? "PRIMARY KEY (id)" : "PRIMARY KEY (id, captured_on)"}\n    ) ${noPartitioning ? "" : "PARTITION BY RANGE (captured_on)"}\n  `;
  }
  function createIndexQueueStats(schema, noCoveringIndex = false) {
   const include = noCoveringIndex ? "" : "INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count)";
   return `CREATE INDEX queue_stats_i1 ON ${schema}.queue_stats (name, captured_on DESC) ${include}`;
  }
  function ensureQueueStatsPartitions(schema) {
   return `\n    DO $$\n    DECLARE\n      d date;\n      i int;\n      part_name text;\n    BEGIN\n      FOR i IN 0..1 LOOP\n        d := (${schema}.job_now() AT TIME ZONE 'UTC')::date + i;\n        part_name := 'queue_stats_' || to_char(d, 'YYYYMMDD');\n        IF NOT EXISTS (\n          SELECT 1 FROM pg_class c\n          JOIN pg_namespace n ON n.oid = c.relnamespace\n          WHERE n.nspname = '${resolveSchemaName(schema)}' AND c.relname = part_name\n        ) THEN\n          EXECUTE format(\n            'CREATE TABLE ${schema}.%I PARTITION OF ${schema}.queue_stats FOR VALUES FROM (%L) TO (%L)',\n            part_name,\n            to_char(d, 'YYYY-MM-DD') || ' 00:00:00+00',\n            to_char(d + 1, 'YYYY-MM-DD') || ' 00:00:00+00'\n          );\n        END IF;\n      END LOOP;\n    END;\n    $$\n  `;
  }
  function dropOldQueueStatsPartitions(schema, days) {
   return `\n    DO $$\n    DECLARE\n      r record;\n      cutoff date := (${schema}.job_now() AT TIME ZONE 'UTC')::date - ${days};\n      suffix text;\n      part_date date;\n    BEGIN\n      FOR r IN\n        SELECT c.relname\n        FROM pg_inherits i\n        JOIN pg_class p ON p.oid = i.inhparent\n        JOIN pg_class c ON c.oid = i.inhrelid\n        JOIN pg_namespace n ON n.oid = p.relnamespace\n        WHERE n.nspname = '${resolveSchemaName(schema)}' AND p.relname = 'queue_stats'\n      LOOP\n        suffix := substring(r.relname FROM 'queue_stats_(.*)$');\n        IF suffix ~ '^[0-9]{8}$' THEN\n          part_date := to_date(suffix, 'YYYYMMDD');\n          IF part_date < cutoff THEN\n            EXECUTE 'DROP TABLE IF EXISTS ${schema}.' || quote_ident(r.relname);\n          END IF;\n        END IF;\n      END LOOP;\n    END;\n    $$\n  `;
  }
  function deleteOldQueueStats(schema, days) {
   return `\n    DELETE FROM ${schema}.queue_stats\n    WHERE captured_on < ${schema}.job_now() - interval '${days} days'\n  `;
  }
  function insertQueueStats(schema, queues, noAdvisoryLocks) {
   const sql = `\n    INSERT INTO ${schema}.queue_stats\n      (name, deferred_count, queued_count, ready_count, active_count, failed_count, total_count,\n       created_delta, completed_delta, failed_delta, delta_seconds, delta_on, captured_on)\n    SELECT name, deferred_count, queued_count, ready_count, active_count, failed_count, total_count,\n           created_delta, completed_delta, failed_delta, delta_seconds, delta_on, ${schema}.job_now()\n    FROM ${schema}.queue\n    WHERE name = ANY(${serializeArrayParam(queues)})\n  `;
   return locked(schema, sql, "queue-stats-insert", noAdvisoryLocks);
  }
  function getQueueStatsCache(schema) {
   return `\n    SELECT\n      name,\n      deferred_count as "deferredCount",\n      queued_count   as "queuedCount",\n      ready_count    as "readyCount",\n      active_count   as "activeCount",\n      failed_count   as "failedCount",\n      total_count    as "totalCount",\n      created_delta   as "createdDelta",\n      completed_delta as "completedDelta",\n      failed_delta    as "failedDelta",\n      delta_seconds   as "deltaSeconds",\n      delta_on        as "deltaOn",\n      table_name     as "table",\n      monitor_on     as "capturedOn",\n      (extract(epoch from (${schema}.job_now() - monitor_on)) * 1000)::float8 as "cacheAgeMs",\n      (SELECT monitor_backoff_on > ${schema}.job_now() FROM ${schema}.version) as "monitorBackoff"\n    FROM ${schema}.queue\n    WHERE name = $1\n  `;
  }
  function getQueueStatsHistory(schema) {
   return `\n    SELECT\n      name,\n      deferred_count as "deferredCount",\n      queued_count   as "queuedCount",\n      ready_count    as "readyCount",\n      active_count   as "activeCount",\n      failed_count   as "failedCount",\n      total_count    as "totalCount",\n      created_delta   as "createdDelta",\n      completed_delta as "completedDelta",\n      failed_delta    as "failedDelta",\n      delta_seconds   as "deltaSeconds",\n      delta_on        as "deltaOn",\n      captured_on    as "capturedOn"\n    FROM ${schema}.queue_stats\n    WHERE name = $1\n      AND ($2::timestamptz IS NULL OR captured_on >= $2)\n      AND ($3::timestamptz IS NULL OR captured_on <= $3)\n    ORDER BY captured_on DESC\n    LIMIT $4\n  `;
  }
  const STATS_AGG = {
   max: c => `max(${c})::int`,
   min: c => `min(${c})::int`,
   avg: c => `round(avg(${c}))::int`
  };
  function getQueueStatsHistoryBucketed(schema, aggregate, mode) {
   const agg = STATS_AGG[aggregate];
   const widthCte = mode === "auto" ? `WITH extent AS (\n         SELECT min(captured_on) AS lo, max(captured_on) AS hi\n         FROM ${schema}.queue_stats\n         WHERE name = $1\n       ),\n       bounds AS (\n         SELECT\n           greatest(coalesce($2::timestamptz, lo), lo) AS lo,\n           least(coalesce($3::timestamptz, hi), hi)    AS hi\n         FROM extent\n       ),\n       w AS (\n         SELECT greatest(1, ceil(extract(epoch from (hi - lo))::float8 / greatest($5, 1)::float8)::bigint)::bigint AS secs\n         FROM bounds\n       )` : "WITH w AS (SELECT greatest($5, 1)::bigint AS secs)";
   const limit = mode === "auto" ? "least($4, $5)" : "$4";
   const bucket = column => `to_timestamp(floor(extract(epoch from ${column})::float8 / w.secs::float8) * w.secs::float8)`;
   return `\n    ${widthCte},\n    gauges AS (\n      SELECT\n        ${bucket("captured_on")} as bucket,\n        ${agg("deferred_count")} as "deferredCount",\n        ${agg("queued_count")}   as "queuedCount",\n        ${agg("ready_count")}    as "readyCount",\n        ${agg("active_count")}   as "activeCount",\n        ${agg("failed_count")}   as "failedCount",\n        ${agg("total_count")}    as "totalCount"\n      FROM ${schema}.queue_stats, w\n      WHERE name = $1\n        AND ($2::timestamptz IS NULL OR captured_on >= $2)\n        AND ($3::timestamptz IS NULL OR captured_on <= $3)\n      GROUP BY 1\n    ),\n    counters AS (\n      SELECT\n        ${bucket("delta_on")} as bucket,\n        sum(created_delta)::int   as "createdDelta",\n        sum(completed_delta)::int as "completedDelta",\n        sum(failed_delta)::int    as "failedDelta",\n        sum(delta_seconds)::int   as "deltaSeconds",\n        max(delta_on)             as "deltaOn"\n      FROM ${schema}.queue_stats, w\n      WHERE name = $1\n        AND delta_on IS NOT NULL\n        AND ($2::timestamptz IS NULL OR delta_on >= $2)\n        AND ($3::timestamptz IS NULL OR delta_on <= $3)\n      GROUP BY 1\n    ),\n    placed AS (\n      SELECT\n        COALESCE(\n          max(g.bucket) OVER (ORDER BY COALESCE(g.bucket, c.bucket) ROWS UNBOUNDED PRECEDING),\n          min(g.bucket) OVER ()\n        ) as bucket,\n        g."deferredCount",\n        g."queuedCount",\n        g."readyCount",\n        g."activeCount",\n        g."failedCount",\n        g."totalCount",\n        c."createdDelta",\n        c."completedDelta",\n        c."failedDelta",\n        c."deltaSeconds",\n        c."deltaOn"\n      FROM gauges g\n        FULL JOIN counters c ON c.bucket = g.bucket\n    )\n    SELECT\n      bucket as "capturedOn",\n      max("deferredCount")::int as "deferredCount",\n      max("queuedCount")::int   as "queuedCount",\n      max("readyCount")::int    as "readyCount",\n      max("activeCount")::int   as "activeCount",\n      max("failedCount")::int   as "failedCount",\n      max("totalCount")::int    as "totalCount",\n      sum("createdDelta")::int   as "createdDelta",\n      sum("completedDelta")::int as "completedDelta",\n      sum("failedDelta")::int    as "failedDelta",\n      sum("deltaSeconds")::int   as "deltaSeconds",\n      max("deltaOn")             as "deltaOn"\n    FROM placed\n    WHERE bucket IS NOT NULL\n    GROUP BY 1\n    ORDER BY 1 DESC\n    LIMIT ${limit}\n  `;
  }
  function getVersion(schema) {
   return `SELECT version from ${schema}.version`;
  }
  function setVersion(schema, version) {
   return `UPDATE ${schema}.version SET version = '${version}'`;
  }
  function versionTableExists(schema) {
   return `SELECT to_regclass('${schema}.version') as name`;
  }
  function getSchemaCaseVariants(schema) {
   const resolved = resolveSchemaName(schema).replace(plans_SINGLE_QUOTE_REGEX, "''");
   return `\n    SELECT n.nspname as name\n    FROM pg_namespace n\n    JOIN pg_class c ON c.relnamespace = n.oid AND c.relname = 'version' AND c.relkind IN ('r', 'p')\n    WHERE lower(n.nspname) = lower('${resolved}') AND n.nspname <> '${resolved}'\n    ORDER BY n.nspname\n  `;
  }
  function getPartitionedQueueTables(schema) {
   return `SELECT table_name, policy FROM ${schema}.queue WHERE partition = true`;
  }
  function insertVersion(schema, version) {
   return `INSERT INTO ${schema}.version(version) VALUES ('${version}')`;
  }
  function buildFetchParams(options) {
   const {ignoreSingletons: ignoreSingletons, ignoreGroups: ignoreGroups, groupConcurrency: groupConcurrency, minPriority: minPriority, maxPriority: maxPriority} = options;
   const hasIgnoreSingletons = ignoreSingletons != null && ignoreSingletons.length > 0;
   const hasIgnoreGroups = ignoreGroups != null && ignoreGroups.length > 0;
   const hasGroupConcurrency = groupConcurrency != null;
   const hasMinPriority = minPriority != null;
   const hasMaxPriority = maxPriority != null;
   const groupConcurrencyConfig = hasGroupConcurrency ? typeof groupConcurrency === "number" ? {
    default: groupConcurrency
   } : groupConcurrency : null;
   const hasTiers = groupConcurrencyConfig?.tiers && Object.keys(groupConcurrencyConfig.tiers).length > 0;
   const values = [];
   let paramIndex = 0;
   let ignoreSingletonsParam = "";
   let ignoreGroupsParam = "";
   let defaultGroupLimitParam = "";
   let tiersParam = "";
   let minPriorityParam = "";
   let maxPriorityParam = "";
   if (hasIgnoreSingletons) {
    paramIndex++;
    ignoreSingletonsParam = `$${paramIndex}::text[]`;
    values.push(ignoreSingletons.map(key => key ?? ""));
   }
   if (hasIgnoreGroups) {
    paramIndex++;
    ignoreGroupsParam = `$${paramIndex}::text[]`;
    values.push(ignoreGroups);
   }
   if (hasGroupConcurrency && groupConcurrencyConfig) {
    paramIndex++;
    defaultGroupLimitParam = `$${paramIndex}::int`;
    values.push(groupConcurrencyConfig.default);
    if (hasTiers) {
     paramIndex++;
     tiersParam = `$${paramIndex}::text::jsonb`;
     values.push(JSON.stringify(groupConcurrencyConfig.tiers));
    }
   }
   if (hasMinPriority) {
    paramIndex++;
    minPriorityParam = `$${paramIndex}::int`;
    values.push(minPriority);
   }
   if (hasMaxPriority) {
    paramIndex++;
    maxPriorityParam = `$${paramIndex}::int`;
    values.push(maxPriority);
   }
   return {
    values: values,
    ignoreSingletonsParam: ignoreSingletonsParam,
    ignoreGroupsParam: ignoreGroupsParam,
    defaultGroupLimitParam: defaultGroupLimitParam,
    tiersParam: tiersParam,
    minPriorityParam: minPriorityParam,
    maxPriorityParam: maxPriorityParam
   };
  }
  function fetchNextJob(options, noSkipLocked = false) {
   const {schema: schema, table: table, name: name, policy: policy, limit: limit, includeMetadata: includeMetadata, ignoreStartAfter: ignoreStartAfter = false, groupConcurrency: groupConcurrency, minPriority: minPriority, maxPriority: maxPriority} = options;
   const keyStrictFifo = policy === QUEUE_POLICIES.key_strict_fifo;
   const singletonFetch = limit > 1 && (policy === QUEUE_POLICIES.singleton || policy === QUEUE_POLICIES.stately);
   const hasIgnoreSingletons = options.ignoreSingletons != null && options.ignoreSingletons.length > 0;
   const hasIgnoreGroups = options.ignoreGroups != null && options.ignoreGroups.length > 0;
   const hasGroupConcurrency = groupConcurrency != null;
   const hasMinPriority = minPriority != null;
   const hasMaxPriority = maxPriority != null;
   const groupConcurrencyConfig = hasGroupConcurrency ? typeof groupConcurrency === "number" ? {
    default: groupConcurrency
   } : groupConcurrency : null;
   const hasTiers = hasGroupConcurrency && groupConcurrencyConfig?.tiers && Object.keys(groupConcurrencyConfig.tiers).length > 0;
   const hasSingleGroupConcurrency = hasGroupConcurrency && !hasTiers && groupConcurrencyConfig?.default === 1;
   const hasActiveGroupCounts = hasGroupConcurrency && !hasSingleGroupConcurrency;
   const params = buildFetchParams(options);
   const groupLimit = hasTiers ? `COALESCE((${params.tiersParam} ->> group_tier)::int, ${params.defaultGroupLimitParam})` : params.defaultGroupLimitParam;
   const activeGroupCountExpression = hasActiveGroupCounts ? "COALESCE(((SELECT counts FROM active_group_count_map) ->> j.group_id)::int, 0)" : "";
   const selectCols = [ "j.id", singletonFetch ? "j.singleton_key" : "", hasGroupConcurrency ? "j.group_id, j.group_tier" : "", hasActiveGroupCounts ? `${activeGroupCountExpression} as active_cnt` : "" ].filter(Boolean).join(", ");
   const activeGroupCountMapCte = hasActiveGroupCounts ? `active_group_count_map AS MATERIALIZED (\n        SELECT COALESCE(jsonb_object_agg(group_id, active_cnt), '{}'::jsonb) as counts\n        FROM (\n          SELECT group_id, COUNT(*)::int as active_cnt\n          FROM ${schema}.${table}\n          WHERE name = '${name}' AND state = '${JOB_STATES.active}' AND group_id IS NOT NULL\n          GROUP BY group_id\n        ) active_groups\n      ), ` : "";
   const lockClause = noSkipLocked ? "" : "FOR UPDATE OF j SKIP LOCKED";
   const groupConcurrencyFilter = hasGroupConcurrency ? hasSingleGroupConcurrency ? `(j.group_id IS NULL\n            OR NOT EXISTS (\n              SELECT 1\n              FROM ${schema}.${table} active_group_probe\n              WHERE active_group_probe.name = '${name}'\n                AND active_group_probe.state = '${JOB_STATES.active}'\n                AND active_group_probe.group_id IS NOT NULL\n                AND active_group_probe.group_id = j.group_id\n            ))` : `(j.group_id IS NULL\n            OR ${activeGroupCountExpression} < ${groupLimit})` : "";
   const strictFifoHeadsCte = keyStrictFifo ? `strict_fifo_heads AS MATERIALIZED (\n        SELECT DISTINCT ON (h.singleton_key) h.id\n        FROM ${schema}.${table} h\n        WHERE h.name = '${name}'\n          AND h.state < '${JOB_STATES.active}'\n          AND NOT h.blocked\n          AND h.policy = '${QUEUE_POLICIES.key_strict_fifo}'\n          ${!ignoreStartAfter ? `AND h.start_after <= ${schema}.job_now()` : ""}\n        ORDER BY h.singleton_key, h.state DESC, h.created_on, h.id\n      ), ` : "";
   const whereConditions = [ `j.name = '${name}'`, `j.state < '${JOB_STATES.active}'`, "NOT j.blocked", !ignoreStartAfter ? `j.start_after <= ${schema}.job_now()` : "", keyStrictFifo ? "j.id IN (SELECT id FROM strict_fifo_heads)" : "", keyStrictFifo ? `NOT EXISTS (\n            SELECT 1\n            FROM ${schema}.${table} b\n            WHERE b.name = j.name\n              AND b.singleton_key = j.singleton_key\n              AND b.state IN ('${JOB_STATES.active}', '${JOB_STATES.retry}', '${JOB_STATES.failed}')\n              AND b.policy = '${QUEUE_POLICIES.key_strict_fifo}'\n              AND b.id <> j.id\n          )` : "", hasIgnoreSingletons ? `COALESCE(j.singleton_key, '') <> ALL(${params.ignoreSingletonsParam})` : "", hasIgnoreGroups ? `(j.group_id IS NULL OR j.group_id <> ALL(${params.ignoreGroupsParam}))` : "", hasMinPriority ? `j.priority >= ${params.minPriorityParam}` : "", hasMaxPriority ? `j.priority <= ${params.maxPriorityParam}` : "", groupConcurrencyFilter ].filter(Boolean).join("\n          AND ");
   const nextCte = `\n      next AS (\n        SELECT ${selectCols}\n        FROM ${schema}.${table} j\n        WHERE ${whereConditions}\n        ORDER BY j.priority desc, j.created_on\n        LIMIT ${limit}\n        ${lockClause}\n      )`;
   const singletonCte = singletonFetch ? `, singleton_ranking AS (\n        SELECT id, ${hasGroupConcurrency ? "group_id, group_tier, " : ""}${hasActiveGroupCounts ? "active_cnt, " : ""}\n          row_number() OVER (PARTITION BY singleton_key) as singleton_rn\n        FROM next\n      )` : "";
   const groupConcurrencyCtes = hasGroupConcurrency ? `,\n      group_ranking AS (\n        SELECT t.id\n          , t.group_id\n          , t.group_tier\n          ${singletonFetch ? ", singleton_rn" : ""}\n          , ROW_NUMBER() OVER (PARTITION BY t.group_id ORDER BY t.id) as group_rn\n          , ${hasActiveGroupCounts ? "t.active_cnt" : "0"} as active_cnt\n        FROM ${singletonFetch ? "singleton_ranking" : "next"} t\n        ${singletonFetch ? "WHERE singleton_rn = 1" : ""}\n      ),\n      group_filtered AS (\n        SELECT id FROM group_ranking\n        WHERE group_id IS NULL\n          OR (active_cnt + group_rn) <= ${groupLimit}\n      )` : "";
   const finalCte = hasGroupConcurrency ? "group_filtered" : singletonFetch ? "singleton_ranking" : "next";
   const updateSource = hasGroupConcurrency ? "" : `FROM ${finalCte}`;
   const updateMatch = hasGroupConcurrency ? `j.id = ANY (ARRAY(SELECT id FROM ${finalCte}))` : `j.id = ${finalCte}.id`;
   const distributedStateCheck = noSkipLocked ? `AND j.state < '${JOB_STATES.active}'` : "";
   return {
    text: `\n      WITH\n      ${strictFifoHeadsCte}\n      ${activeGroupCountMapCte}\n      ${nextCte}\n      ${singletonCte}\n      ${groupConcurrencyCtes}\n      UPDATE ${schema}.${table} j SET\n        state = '${JOB_STATES.active}',\n        started_on = ${schema}.job_now(),\n        heartbeat_on = ${schema}.job_now(),\n        retry_count = CASE WHEN started_on IS NOT NULL THEN retry_count + 1 ELSE retry_count END\n      ${updateSource}\n      WHERE name = '${name}' AND ${updateMatch}\n      ${singletonFetch && !hasGroupConcurrency ? "AND singleton_rn = 1" : ""}\n      ${distributedStateCheck}\n      RETURNING j.${includeMetadata ? JOB_COLUMNS_ALL : JOB_COLUMNS_MIN}\n    `,
    values: params.values
   };
  }
  function attemptFence(param) {
   return `AND state = '${JOB_STATES.active}'\n        AND (id::text || ':' || retry_count::text) = ANY($${param}::text[])`;
  }
  function attemptPairs(ids, attempts) {
   return ids.map((id, i) => `${canonicalUuid(id)}:${attempts[i]}`);
  }
  const CANONICAL_UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
  function canonicalUuid(id) {
   if (CANONICAL_UUID.test(id)) return id;
   const hex = id.replace(/[{}-]/g, "").toLowerCase();
   if (!/^[0-9a-f]{32}$/.test(hex)) return id;
   return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  }
  function recordsetAttemptFence(alias, input) {
   return `AND ${alias}state = '${JOB_STATES.active}'\n        AND ${alias}retry_count = ${input}.retry_count`;
  }
  function completeJobsUpdate(schema, table, includeQueued, fenced) {
   return `UPDATE ${schema}.${table}\n      SET completed_on = ${schema}.job_now(),\n        state = '${JOB_STATES.completed}',\n        output = $3::jsonb,\n        blocked = ${includeQueued ? "false" : "blocked"},\n        pending_dependencies = ${includeQueued ? "0" : "pending_dependencies"}\n      WHERE name = $1\n        AND id = ANY($2::uuid[])\n        AND ${includeQueued ? `state < '${JOB_STATES.completed}'` : `state = '${JOB_STATES.active}'`}\n        ${fenced ? attemptFence(4) : ""}`;
  }
  function lockedChildrenCte(schema) {
   return `locked_children AS (\n      SELECT j.name, j.id, d.n\n      FROM ${schema}.job j\n      JOIN decremented d ON d.child_name = j.name\n        AND d.child_id = j.id\n      WHERE j.blocked\n      ORDER BY j.name, j.id\n      FOR UPDATE OF j\n    )`;
  }
  function unblockChildrenUpdate(schema) {
   return `UPDATE ${schema}.job j\n      SET pending_dependencies = GREATEST(j.pending_dependencies - lc.n, 0),\n          blocked = GREATEST(j.pending_dependencies - lc.n, 0) > 0\n      FROM locked_children lc\n      WHERE j.name = lc.name\n        AND j.id = lc.id`;
  }
  function completeJobs(schema, table, includeQueued, fenced) {
   return `\n    WITH results AS (\n      ${completeJobsUpdate(schema, table, includeQueued, fenced)}\n      RETURNING id\n    )\n    ${settledCountAndIds()}\n  `;
  }
  function completeJobsWithOutputs(schema, table) {
   return `\n    WITH input AS (\n      SELECT * FROM json_to_recordset($2::text::json) AS x (id uuid, retry_count int, output jsonb)\n    ),\n    results AS (\n      UPDATE ${schema}.${table} j\n      SET completed_on = ${schema}.job_now(),\n        state = '${JOB_STATES.completed}',\n        output = i.output\n      FROM input i\n      WHERE j.name = $1\n        AND j.id = i.id\n        ${recordsetAttemptFence("j.", "i")}\n      RETURNING j.id\n    )\n    ${settledCountAndIds()}\n  `;
  }
  function completeJobsWithOutputsDistributed(schema, table) {
   return `\n    WITH input AS (\n      SELECT * FROM json_to_recordset($2::text::json) AS x (id uuid, retry_count int, output jsonb)\n    )\n    UPDATE ${schema}.${table} j\n    SET completed_on = ${schema}.job_now(),\n      state = '${JOB_STATES.completed}',\n      output = i.output\n    FROM input i\n    WHERE j.name = $1\n      AND j.id = i.id\n      ${recordsetAttemptFence("j.", "i")}\n    RETURNING j.id\n  `;
  }
  function cancelJobs(schema, table, fenced) {
   return `\n    WITH results as (\n      UPDATE ${schema}.${table}\n      SET completed_on = ${schema}.job_now(),\n        state = '${JOB_STATES.cancelled}'\n      WHERE name = $1\n        AND id = ANY($2::uuid[])\n        AND state < '${JOB_STATES.completed}'\n        ${fenced ? attemptFence(3) : ""}\n      RETURNING id\n    )\n    ${settledCountAndIds()}\n  `;
  }
  function resumeJobs(schema, table) {
   return `\n    WITH results as (\n      UPDATE ${schema}.${table}\n      SET completed_on = NULL,\n        state = '${JOB_STATES.created}'\n      WHERE name = $1\n        AND id = ANY($2::uuid[])\n        AND state = '${JOB_STATES.cancelled}'\n      RETURNING 1\n    )\n    SELECT COUNT(*) from results\n  `;
  }
  function restoreJobs(schema, table) {
   return `\n    UPDATE ${schema}.${table}\n    SET state = '${JOB_STATES.created}',\n        started_on = NULL,\n        heartbeat_on = NULL\n    WHERE name = $1\n      AND id = ANY($2::uuid[])\n  `;
  }
  function isDateTimeString(expression) {
   return `(right(${expression}, 1) = 'Z' OR ${expression} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}')`;
  }
  function insertJobs(schema, {table: table, name: name, returnId: returnId = true, notify: notify = false, slots: slots = false}) {
   const returning = notify ? "RETURNING id, start_after" : returnId ? "RETURNING id" : "";
   const slotClause = slots ? 'WHEN "__singletonSlot" IS NOT NULL THEN CAST("__singletonSlot" as timestamp)' : "";
   const insert = `\n    INSERT INTO ${schema}.${table} (\n      id,\n      name,\n      data,\n      priority,\n      start_after,\n      created_on,\n      singleton_key,\n      singleton_on,\n      group_id,\n      group_tier,\n      expire_seconds,\n      deletion_seconds,\n      keep_until,\n      retry_limit,\n      retry_delay,\n      retry_backoff,\n      retry_delay_max,\n      policy,\n      dead_letter,\n      heartbeat_seconds,\n      blocked,\n      blocking,\n      pending_dependencies\n    )\n    SELECT\n      COALESCE(id, gen_random_uuid()) as id,\n      '${name}' as name,\n      data,\n      COALESCE(priority, 0) as priority,\n      j.start_after,\n      ${schema}.job_now() as created_on,\n      "singletonKey",\n      CASE\n        ${slotClause}\n        WHEN "singletonSeconds" IS NOT NULL THEN 'epoch'::timestamp + '1s'::interval * ("singletonSeconds"::float8 * floor(( date_part('epoch', ${schema}.job_now()) + COALESCE("singletonOffset",0)::float8) / "singletonSeconds"::float8 ))\n        ELSE NULL\n        END as singleton_on,\n      "groupId" as group_id,\n      "groupTier" as group_tier,\n      COALESCE("expireInSeconds", q.expire_seconds) as expire_seconds,\n      COALESCE("deleteAfterSeconds", q.deletion_seconds) as deletion_seconds,\n      j.start_after + (COALESCE("retentionSeconds", q.retention_seconds) * interval '1s') as keep_until,\n      COALESCE("retryLimit", q.retry_limit) as retry_limit,\n      COALESCE("retryDelay", q.retry_delay) as retry_delay,\n      COALESCE("retryBackoff", q.retry_backoff, false) as retry_backoff,\n      COALESCE("retryDelayMax", q.retry_delay_max) as retry_delay_max,\n      q.policy,\n      COALESCE("deadLetter", q.dead_letter) as dead_letter,\n      COALESCE("heartbeatSeconds", q.heartbeat_seconds) as heartbeat_seconds,\n      COALESCE(blocked, false) as blocked,\n      COALESCE(blocking, false) as blocking,\n      COALESCE("pendingDependencies", 0) as pending_dependencies\n    FROM (\n      SELECT *,\n        CASE\n          WHEN ${isDateTimeString('"startAfter"')} THEN CAST("startAfter" as timestamp with time zone)\n          ELSE ${schema}.job_now() + CAST(COALESCE("startAfter",'0') as interval)\n          END as start_after\n      FROM json_to_recordset($1::text::json) as x (\n        id uuid,\n        priority integer,\n        data jsonb,\n        "startAfter" text,\n        "retryLimit" integer,\n        "retryDelay" integer,\n        "retryDelayMax" integer,\n        "retryBackoff" boolean,\n        "singletonKey" text,\n        "singletonSeconds" integer,\n        "singletonOffset" integer,\n        ${slots ? '"__singletonSlot" text,' : ""}\n        "groupId" text,\n        "groupTier" text,\n        "expireInSeconds" integer,\n        "deleteAfterSeconds" integer,\n        "retentionSeconds" integer,\n        "deadLetter" text,\n        "heartbeatSeconds" integer,\n        blocked boolean,\n        blocking boolean,\n        "pendingDependencies" integer\n      )\n    ) j\n    JOIN ${schema}.queue q ON q.name = '${name}'\n    ON CONFLICT DO NOTHING\n    ${returning}\n  `;
   if (!notify) {
    return insert;
   }
   const comparator = returnId ? ">= 0" : "< 0";
   return `\n    WITH ins AS (\n      ${insert}\n    ),\n    notified AS (\n      SELECT pg_notify(${notifyChannelSql(schema)}, '${name}')\n      FROM ins WHERE start_after <= ${schema}.job_now() LIMIT 1\n    )\n    SELECT id FROM ins WHERE (SELECT count(*) FROM notified) ${comparator}\n  `;
  }
  function insertFlowJobs(schema, {table: table, name: name}, jobs) {
   const insert = insertJobs(schema, {
    table: table,
    name: name,
    returnId: true
   }).replace("$1", () => serializeJsonParam(jobs));
   return `\n    WITH ins AS (\n      ${insert}\n    )\n    SELECT 1 / (CASE WHEN (SELECT count(*) FROM ins) = ${jobs.length} THEN 1 ELSE 0 END)\n  `;
  }
  function failJobsById(schema, table, fenced) {
   const where = `name = $1 AND id = ANY($2::uuid[]) AND state < '${JOB_STATES.completed}' ${fenced ? attemptFence(4) : ""}`;
   const output = "$3::jsonb";
   return failJobs(schema, table, where, output, true);
  }
  function failJobsByTimeout(schema, table, queues, noAdvisoryLocks) {
   const where = `state = '${JOB_STATES.active}'\n            AND (started_on + expire_seconds * interval '1s') < ${schema}.job_now()\n            AND name = ANY(${serializeArrayParam(queues)})`;
   const output = '\'{ "value": { "message": "job timed out" } }\'::jsonb';
   return locked(schema, failJobs(schema, table, where, output), table + "failJobsByTimeout", noAdvisoryLocks);
  }
  function failJobsByHeartbeat(schema, table, queues, noAdvisoryLocks) {
   const where = `state = '${JOB_STATES.active}'\n            AND heartbeat_seconds IS NOT NULL\n            AND (heartbeat_on + heartbeat_seconds * interval '1s') < ${schema}.job_now()\n            AND name = ANY(${serializeArrayParam(queues)})`;
   const output = '\'{ "value": { "message": "job heartbeat timeout" } }\'::jsonb';
   return locked(schema, failJobs(schema, table, where, output), table + "failJobsByHeartbeat", noAdvisoryLocks);
  }
  function touchJobs(schema, table, fenced) {
   return `\n    WITH results AS (\n      UPDATE ${schema}.${table}\n      SET heartbeat_on = ${schema}.job_now()\n      WHERE name = $1\n        AND id = ANY($2::uuid[])\n        AND state = '${JOB_STATES.active}'\n        ${fenced ? attemptFence(3) : ""}\n      RETURNING id\n    )\n    ${settledCountAndIds()}\n  `;
  }
  function failJobs(schema, table, where, output, returnIds = false) {
   return `\n    WITH ${failJobsBody(schema, table, where, output)}\n    ${returnIds ? settledCountAndIds() : "SELECT COUNT(*) FROM results"}\n  `;
  }
  function settledCountAndIds() {
   return "SELECT COUNT(*), COALESCE(array_agg(id), '{}'::uuid[]) AS ids FROM results";
  }
  function failJobsBody(schema, table, where, output, forceTerminal = false) {
   const state = forceTerminal ? `'${JOB_STATES.failed}'::${schema}.job_state` : `CASE\n          WHEN retry_count < retry_limit THEN '${JOB_STATES.retry}'::${schema}.job_state\n          ELSE '${JOB_STATES.failed}'::${schema}.job_state\n          END`;
   const completedOn = forceTerminal ? `${schema}.job_now()` : `CASE WHEN retry_count < retry_limit THEN NULL ELSE ${schema}.job_now() END`;
   return `deleted_jobs AS (\n      DELETE FROM ${schema}.${table}\n      WHERE ${where}\n      RETURNING *\n    ),\n    retried_jobs AS (\n      INSERT INTO ${schema}.${table} (\n        id,\n        name,\n        priority,\n        data,\n        state,\n        retry_limit,\n        retry_count,\n        retry_delay,\n        retry_backoff,\n        retry_delay_max,\n        start_after,\n        started_on,\n        singleton_key,\n        singleton_on,\n        group_id,\n        group_tier,\n        expire_seconds,\n        deletion_seconds,\n        created_on,\n        completed_on,\n        keep_until,\n        policy,\n        output,\n        dead_letter,\n        heartbeat_on,\n        heartbeat_seconds,\n        blocked,\n        blocking,\n        pending_dependencies,\n        source_name,\n        source_id,\n        source_created_on,\n        source_retry_count,\n        source_output,\n        source_root_id\n      )\n      SELECT\n        id,\n        name,\n        priority,\n        data,\n        ${state} as state,\n        retry_limit,\n        retry_count,\n        retry_delay,\n        retry_backoff,\n        retry_delay_max,\n        CASE WHEN retry_count = retry_limit THEN start_after\n             WHEN NOT retry_backoff THEN ${schema}.job_now() + retry_delay * interval '1'\n             ELSE ${schema}.job_now() + LEAST(\n               retry_delay_max,\n               GREATEST(retry_delay, 1) * (\n                2 ^ LEAST(16, retry_count + 1) / 2 +\n                2 ^ LEAST(16, retry_count + 1) / 2 * random()\n               )\n             ) * interval '1s'\n        END as start_after,\n        started_on,\n        singleton_key,\n        singleton_on,\n        group_id,\n        group_tier,\n        expire_seconds,\n        deletion_seconds,\n        created_on,\n        ${completedOn} as completed_on,\n        keep_until,\n        policy,\n        ${output},\n        dead_letter,\n        NULL as heartbeat_on,\n        heartbeat_seconds,\n        blocked,\n        blocking,\n        pending_dependencies,\n        source_name,\n        source_id,\n        source_created_on,\n        source_retry_count,\n        source_output,\n        source_root_id\n      FROM deleted_jobs\n      ON CONFLICT DO NOTHING\n      RETURNING *\n    ),\n    failed_jobs as (\n      INSERT INTO ${schema}.${table} (\n        id,\n        name,\n        priority,\n        data,\n        state,\n        retry_limit,\n        retry_count,\n        retry_delay,\n        retry_backoff,\n        retry_delay_max,\n        start_after,\n        started_on,\n        singleton_key,\n        singleton_on,\n        group_id,\n        group_tier,\n        expire_seconds,\n        deletion_seconds,\n        created_on,\n        completed_on,\n        keep_until,\n        policy,\n        output,\n        dead_letter,\n        heartbeat_on,\n        heartbeat_seconds,\n        blocked,\n        blocking,\n        pending_dependencies,\n        source_name,\n        source_id,\n        source_created_on,\n        source_retry_count,\n        source_output,\n        source_root_id\n      )\n      SELECT\n        id,\n        name,\n        priority,\n        data,\n        '${JOB_STATES.failed}'::${schema}.job_state as state,\n        retry_limit,\n        retry_count,\n        retry_delay,\n        retry_backoff,\n        retry_delay_max,\n        start_after,\n        started_on,\n        singleton_key,\n        singleton_on,\n        group_id,\n        group_tier,\n        expire_seconds,\n        deletion_seconds,\n        created_on,\n        ${schema}.job_now() as completed_on,\n        keep_until,\n        policy,\n        ${output},\n        dead_letter,\n        NULL as heartbeat_on,\n        heartbeat_seconds,\n        blocked,\n        blocking,\n        pending_dependencies,\n        source_name,\n        source_id,\n        source_created_on,\n        source_retry_count,\n        source_output,\n        source_root_id\n      FROM deleted_jobs\n      WHERE id NOT IN (SELECT id from retried_jobs)\n      RETURNING *\n    ),\n    results as (\n      SELECT * FROM retried_jobs\n      UNION ALL\n      SELECT * FROM failed_jobs\n    ),\n    dlq_jobs as (\n      INSERT INTO ${schema}.job (name, priority, data, retry_limit, retry_backoff, retry_delay, start_after, created_on, keep_until, deletion_seconds,\n        expire_seconds, singleton_key, group_id, group_tier, heartbeat_seconds,\n        source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id)\n      SELECT\n        r.dead_letter,\n        r.priority,\n        r.data,\n        q.retry_limit,\n        q.retry_backoff,\n        q.retry_delay,\n        ${schema}.job_now(),\n        ${schema}.job_now(),\n        ${schema}.job_now() + q.retention_seconds * interval '1s',\n        q.deletion_seconds,\n        q.expire_seconds,\n        r.singleton_key,\n        r.group_id,\n        r.group_tier,\n        q.heartbeat_seconds,\n        r.name,\n        r.id,\n        r.created_on,\n        r.retry_count,\n        r.output,\n        COALESCE(r.source_root_id, r.id)\n      FROM results r\n        JOIN ${schema}.queue q ON q.name = r.dead_letter\n      WHERE state = '${JOB_STATES.failed}'\n    )`;
  }
  function failJobsByIdWithOutputs(schema, table) {
   const where = `name = $1 AND (id, retry_count) IN (SELECT id, retry_count FROM output_map) AND state = '${JOB_STATES.active}'`;
   const output = "(SELECT om.output FROM output_map om WHERE om.id = deleted_jobs.id)";
   return `\n    WITH output_map AS (\n      SELECT * FROM json_to_recordset($2::text::json) AS x (id uuid, retry_count int, output jsonb)\n    ),\n    ${failJobsBody(schema, table, where, output)}\n    ${settledCountAndIds()}\n  `;
  }
  function deadLetterJobsByIdWithOutputs(schema, table) {
   const where = `name = $1 AND (id, retry_count) IN (SELECT id, retry_count FROM output_map) AND state = '${JOB_STATES.active}'`;
   const output = "(SELECT om.output FROM output_map om WHERE om.id = deleted_jobs.id)";
   return `\n    WITH output_map AS (\n      SELECT * FROM json_to_recordset($2::text::json) AS x (id uuid, retry_count int, output jsonb)\n    ),\n    ${failJobsBody(schema, table, where, output, true)}\n    ${settledCountAndIds()}\n  `;
  }
  const REBOUND_TIMESTAMPS_AS_TEXT = `started_on::text as started_on_text,\n      singleton_on::text as singleton_on_text,\n      created_on::text as created_on_text,\n      keep_until::text as keep_until_text,\n      start_after::text as start_after_text,\n      source_created_on::text as source_created_on_text`;
  function selectJobsToFailById(schema, table, fenced) {
   return {
    text: `SELECT *, ${REBOUND_TIMESTAMPS_AS_TEXT}\n      FROM ${schema}.${table} WHERE name = $1 AND id = ANY($2::uuid[]) AND state < '${JOB_STATES.completed}' ${fenced ? attemptFence(3) : ""}`,
    values: []
   };
  }
  function deleteJobsToFail(schema, table) {
   return {
    text: `DELETE FROM ${schema}.${table} WHERE name = $1 AND id = ANY($2::uuid[])`,
    values: []
   };
  }
  function selectJobsToFailByTimeout(schema, table, queues) {
   return {
    text: `SELECT *, ${REBOUND_TIMESTAMPS_AS_TEXT}\n      FROM ${schema}.${table}\n      WHERE state = '${JOB_STATES.active}'\n        AND (started_on + expire_seconds * interval '1s') < ${schema}.job_now()\n        AND name = ANY(${serializeArrayParam(queues)})`,
    values: []
   };
  }
  function selectJobsToFailByHeartbeat(schema, table, queues) {
   return {
    text: `SELECT *, ${REBOUND_TIMESTAMPS_AS_TEXT}\n      FROM ${schema}.${table}\n      WHERE state = '${JOB_STATES.active}'\n        AND heartbeat_seconds IS NOT NULL\n        AND (heartbeat_on + heartbeat_seconds * interval '1s') < ${schema}.job_now()\n        AND name = ANY(${serializeArrayParam(queues)})`,
    values: []
   };
  }
  function deleteJobsByIds(schema, table) {
   return {
    text: `DELETE FROM ${schema}.${table} WHERE id = ANY($1::uuid[])`,
    values: []
   };
  }
  function completeJobsDistributed(schema, table, includeQueued, fenced) {
   return `\n    ${completeJobsUpdate(schema, table, includeQueued, fenced)}\n    RETURNING id\n  `;
  }
  function decrementDependents(schema) {
   return `\n    WITH decremented AS (\n      SELECT d.child_name, d.child_id, COUNT(*)::int AS n\n      FROM ${schema}.job_dependency d\n      WHERE d.parent_name = $1\n        AND d.parent_id = ANY($2::uuid[])\n      GROUP BY d.child_name, d.child_id\n    ),\n    ${lockedChildrenCte(schema)}\n    ${unblockChildrenUpdate(schema)}\n  `;
  }
  const FLOW_BATCH_SIZE = 1e3;
  function resolveFlowJobs(schema, table, names) {
   return {
    text: `\n    WITH locked_parents AS (\n      SELECT j.name, j.id\n      FROM ${schema}.${table} j\n      WHERE j.blocking\n        AND j.state = '${JOB_STATES.completed}'\n        AND j.name = ANY($1::text[])\n      ORDER BY j.name, j.id\n      FOR UPDATE OF j SKIP LOCKED\n      LIMIT ${FLOW_BATCH_SIZE}\n    ),\n    decremented AS (\n      SELECT d.child_name, d.child_id, COUNT(*)::int AS n\n      FROM ${schema}.job_dependency d\n      JOIN locked_parents p ON d.parent_name = p.name\n        AND d.parent_id = p.id\n      GROUP BY d.child_name, d.child_id\n    ),\n    ${lockedChildrenCte(schema)},\n    unblocked AS (\n      ${unblockChildrenUpdate(schema)}\n      RETURNING 1\n    ),\n    cleared AS (\n      UPDATE ${schema}.${table} j\n      SET blocking = false\n      FROM locked_parents p\n      WHERE j.name = p.name\n        AND j.id = p.id\n      RETURNING 1\n    )\n    SELECT COUNT(*)::int AS resolved FROM cleared\n  `,
    values: [ names ]
   };
  }
  function selectBlockingParents(schema, table, names, noSkipLocked) {
   return {
    text: `\n      SELECT name, id\n      FROM ${schema}.${table}\n      WHERE blocking\n        AND state = '${JOB_STATES.completed}'\n        AND name = ANY($1::text[])\n      ORDER BY name, id\n      FOR UPDATE${noSkipLocked ? "" : " SKIP LOCKED"}\n      LIMIT ${FLOW_BATCH_SIZE}\n    `,
    values: [ names ]
   };
  }
  function clearBlocking(schema) {
   return `\n    UPDATE ${schema}.job\n    SET blocking = false\n    WHERE name = $1\n      AND id = ANY($2::uuid[])\n  `;
  }
  function insertRetryJob(schema, table) {
   return `\n    INSERT INTO ${schema}.${table} (\n      id, name, priority, data, state, retry_limit, retry_count, retry_delay,\n      retry_backoff, retry_delay_max, start_after, started_on, singleton_key, singleton_on,\n      group_id, group_tier, expire_seconds, deletion_seconds, created_on, completed_on,\n      keep_until, policy, output, dead_letter,\n      heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies,\n      source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id\n    ) VALUES (\n      $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24,\n      $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35\n    ) ON CONFLICT DO NOTHING\n    RETURNING id\n  `;
  }
  function insertDeadLetterJob(schema) {
   return `\n    INSERT INTO ${schema}.job (name, data, priority, retry_limit, retry_backoff, retry_delay, start_after, created_on, keep_until, deletion_seconds,\n      expire_seconds, singleton_key, group_id, group_tier, heartbeat_seconds,\n      source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id)\n    SELECT $1, $2, $9, q.retry_limit, q.retry_backoff, q.retry_delay, ${schema}.job_now(), ${schema}.job_now(), ${schema}.job_now() + q.retention_seconds * interval '1s', q.deletion_seconds,\n      q.expire_seconds, $8, $10, $11, q.heartbeat_seconds,\n      $4, $5, $6, $7, $3, COALESCE($12::uuid, $5::uuid)\n    FROM ${schema}.queue q WHERE q.name = $1\n  `;
  }
  function redriveWhere(schema, table) {
   return `j.name = $1\n        AND j.state < '${JOB_STATES.active}'\n        AND NOT EXISTS (\n          SELECT 1 FROM ${schema}.${table} k\n          WHERE j.policy = '${QUEUE_POLICIES.key_strict_fifo}'\n            AND k.name = j.name\n            AND k.singleton_key = j.singleton_key\n            AND k.policy = '${QUEUE_POLICIES.key_strict_fifo}'\n            AND k.state IN ('${JOB_STATES.active}', '${JOB_STATES.retry}', '${JOB_STATES.failed}')\n        )\n        AND ($3::text IS NULL OR j.source_name = $3)\n        AND ($4::jsonb IS NULL OR j.data @> $4::jsonb)\n        AND ($5::timestamptz IS NULL OR j.created_on < $5)\n        AND ($6::uuid[] IS NULL OR j.id = ANY($6::uuid[]))`;
  }
  const REDRIVE_INSERT_COLUMNS = `(id, name, data, priority, retry_limit, retry_backoff, retry_delay, retry_delay_max,\n       expire_seconds, start_after, created_on, keep_until, deletion_seconds, policy, singleton_key, group_id, group_tier,\n       heartbeat_seconds, dead_letter, source_root_id)`;
  function redriveInsertValues(schema, newId, destination) {
   return `${newId}, COALESCE(${destination}, m.source_name), m.data, m.priority, q.retry_limit, q.retry_backoff,\n      q.retry_delay, q.retry_delay_max, q.expire_seconds, ${schema}.job_now(), ${schema}.job_now(),\n      ${schema}.job_now() + q.retention_seconds * interval '1s', q.deletion_seconds, q.policy,\n      m.singleton_key, m.group_id, m.group_tier, q.heartbeat_seconds, q.dead_letter,\n      COALESCE(m.source_root_id, m.source_id)`;
  }
  function redriveConflictFailable(schema, table, conflicts) {
   return `(j.policy IS DISTINCT FROM '${QUEUE_POLICIES.key_strict_fifo}' OR j.singleton_key IS NULL OR j.id IN (\n        SELECT DISTINCT ON (m.singleton_key) m.id\n        FROM ${schema}.${table} m\n        WHERE ${conflicts} AND m.policy = '${QUEUE_POLICIES.key_strict_fifo}'\n        ORDER BY m.singleton_key, m.created_on, m.id\n      ))`;
  }
  function redriveConflictSet(schema) {
   return `state = '${JOB_STATES.failed}',\n      completed_on = ${schema}.job_now(),\n      source_output = COALESCE(j.source_output, j.output),\n      output = jsonb_build_object(\n        'message', 'Not redriven: queue ' || q.name || CASE\n          WHEN j.singleton_key IS NULL THEN ' already has a job this one conflicts with'\n          ELSE ' already has a job with singletonKey ' || j.singleton_key\n        END || ' under its ' || COALESCE(q.policy, 'standard') || ' policy',\n        'reason', 'redrive_conflict',\n        'destination', q.name,\n        'policy', q.policy,\n        'singletonKey', j.singleton_key\n      )`;
  }
  function redriveJobs(schema, table) {
   return `\n    WITH candidates AS (\n      SELECT j.id, gen_random_uuid() AS new_id\n      FROM ${schema}.${table} j\n      JOIN ${schema}.queue q ON q.name = COALESCE($2, j.source_name)\n      WHERE ${redriveWhere(schema, table)}\n      ORDER BY j.created_on\n      LIMIT $7\n      FOR UPDATE OF j SKIP LOCKED\n    ),\n    ins AS (\n      INSERT INTO ${schema}.job ${REDRIVE_INSERT_COLUMNS}\n      SELECT ${redriveInsertValues(schema, "c.new_id", "$2")}\n      FROM candidates c\n        JOIN ${schema}.${table} m ON m.id = c.id\n        JOIN ${schema}.queue q ON q.name = COALESCE($2, m.source_name)\n      ORDER BY m.created_on\n      ON CONFLICT DO NOTHING\n      RETURNING id\n    ),\n    settled AS (\n      SELECT c.id, (i.id IS NOT NULL) AS inserted\n      FROM candidates c LEFT JOIN ins i ON i.id = c.new_id\n    ),\n    removed AS (\n      DELETE FROM ${schema}.${table}\n      WHERE id IN (SELECT id FROM settled WHERE inserted)\n    ),\n    conflicted AS (\n      UPDATE ${schema}.${table} j\n      SET ${redriveConflictSet(schema)}\n      FROM settled s, ${schema}.queue q\n      WHERE j.id = s.id\n        AND NOT s.inserted\n        AND q.name = COALESCE($2, j.source_name)\n        AND ${redriveConflictFailable(schema, table, "m.id IN (SELECT id FROM settled WHERE NOT inserted)")}\n    )\n    SELECT count(*)::int AS moved FROM ins\n  `;
  }
  function selectRedriveCandidates(schema, table) {
   return `\n    SELECT j.id, gen_random_uuid() AS new_id\n    FROM ${schema}.${table} j\n    WHERE ${redriveWhere(schema, table)}\n      AND EXISTS (SELECT 1 FROM ${schema}.queue q WHERE q.name = COALESCE($2, j.source_name))\n    ORDER BY j.created_on\n    LIMIT $7\n    FOR UPDATE\n  `;
  }
  function insertRedrivenJobs(schema, table) {
   return `\n    INSERT INTO ${schema}.job ${REDRIVE_INSERT_COLUMNS}\n    SELECT ${redriveInsertValues(schema, "p.new_id", "$2")}\n    FROM unnest($1::uuid[], $3::uuid[]) AS p (id, new_id)\n      JOIN ${schema}.${table} m ON m.id = p.id\n      JOIN ${schema}.queue q ON q.name = COALESCE($2, m.source_name)\n    ORDER BY m.created_on\n    ON CONFLICT DO NOTHING\n    RETURNING id\n  `;
  }
  function failRedriveConflicts(schema, table) {
   return `\n    UPDATE ${schema}.${table} j\n    SET ${redriveConflictSet(schema)}\n    FROM ${schema}.queue q\n    WHERE j.id = ANY($1::uuid[])\n      AND q.name = COALESCE($2, j.source_name)\n      AND ${redriveConflictFailable(schema, table, "m.id = ANY($1::uuid[])")}\n  `;
  }
  function previewRedrive(schema, table) {
   return `\n    SELECT COALESCE($2, j.source_name) AS destination,\n      (q.name IS NOT NULL) AS routable,\n      count(*)::int AS count\n    FROM ${schema}.${table} j\n    LEFT JOIN ${schema}.queue q ON q.name = COALESCE($2, j.source_name)\n    WHERE ${redriveWhere(schema, table)}\n    GROUP BY 1, 2\n  `;
  }
  function deletion(schema, table, queues, noAdvisoryLocks) {
   const sql = `\n    DELETE FROM ${schema}.${table}\n    WHERE name = ANY(${serializeArrayParam(queues)})\n      AND\n      (\n        (deletion_seconds > 0 AND completed_on + deletion_seconds * interval '1s' < ${schema}.job_now())\n        OR\n        (state < '${JOB_STATES.active}' AND keep_until < ${schema}.job_now())\n      )\n  `;
   return locked(schema, sql, table + "deletion", noAdvisoryLocks);
  }
  function retryJobs(schema, table) {
   return `\n    WITH results as (\n      UPDATE ${schema}.job\n      SET state = '${JOB_STATES.retry}',\n        retry_limit = retry_limit + 1,\n        completed_on = NULL\n      WHERE name = $1\n        AND id = ANY($2::uuid[])\n        AND state = '${JOB_STATES.failed}'\n      RETURNING 1\n    )\n    SELECT COUNT(*) from results\n  `;
  }
  function updateJob(schema, table, name, by, match, notify = false) {
   const targetPredicate = by === "id" ? "job.id = (o.data->>'id')::uuid" : "job.singleton_key = o.data->>'singletonKey'";
   const ordering = by === "singletonKey" && match !== "all" ? `ORDER BY job.created_on ${match === "oldest" ? "ASC" : "DESC"} LIMIT 1` : "";
   const resolvedStartAfter = `\n        CASE WHEN (o.data -> 'startAfter') IS NOT NULL\n          THEN CASE WHEN ${isDateTimeString("o.data->>'startAfter'")}\n                 THEN (o.data->>'startAfter')::timestamptz\n                 ELSE ${schema}.job_now() + CAST(o.data->>'startAfter' AS interval) END\n          ELSE job.start_after END`;
   const tail = notify ? `, notified AS (\n      SELECT pg_notify(${notifyChannelSql(schema)}, '${name}')\n      FROM upd WHERE start_after <= ${schema}.job_now() LIMIT 1\n    )\n    SELECT id FROM upd WHERE (SELECT count(*) FROM notified) >= 0` : `\n    SELECT id FROM upd`;
   return `\n    WITH o AS (SELECT $1::text::jsonb AS data),\n    target AS (\n      SELECT job.id\n      FROM ${schema}.${table} job, o\n      WHERE job.name = '${name}'\n        AND job.state < '${JOB_STATES.active}'\n        AND ${targetPredicate}\n      ${ordering}\n    ),\n    upd AS (\n      UPDATE ${schema}.${table} job\n      SET data = CASE WHEN (o.data -> 'data') IS NOT NULL THEN o.data->'data' ELSE job.data END,\n          priority = COALESCE((o.data->>'priority')::int, job.priority),\n          start_after = ${resolvedStartAfter},\n          keep_until = CASE\n            WHEN (o.data -> 'retentionSeconds') IS NOT NULL\n              THEN (${resolvedStartAfter}) + ((o.data->>'retentionSeconds')::int * interval '1s')\n            WHEN (o.data -> 'startAfter') IS NOT NULL\n              THEN (${resolvedStartAfter}) + (job.keep_until - job.start_after)\n            ELSE job.keep_until END,\n          expire_seconds = COALESCE((o.data->>'expireInSeconds')::int, job.expire_seconds),\n          deletion_seconds = COALESCE((o.data->>'deleteAfterSeconds')::int, job.deletion_seconds),\n          retry_limit = COALESCE((o.data->>'retryLimit')::int, job.retry_limit),\n          retry_delay = COALESCE((o.data->>'retryDelay')::int, job.retry_delay),\n          retry_backoff = COALESCE((o.data->>'retryBackoff')::bool, job.retry_backoff),\n          retry_delay_max = CASE WHEN (o.data -> 'retryDelayMax') IS NOT NULL THEN (o.data->>'retryDelayMax')::int ELSE job.retry_delay_max END,\n          dead_letter = CASE WHEN (o.data -> 'deadLetter') IS NOT NULL THEN o.data->>'deadLetter' ELSE job.dead_letter END,\n          heartbeat_seconds = CASE WHEN (o.data -> 'heartbeatSeconds') IS NOT NULL THEN (o.data->>'heartbeatSeconds')::int ELSE job.heartbeat_seconds END,\n          group_id = CASE WHEN (o.data -> 'groupId') IS NOT NULL THEN o.data->>'groupId' ELSE job.group_id END,\n          group_tier = CASE WHEN (o.data -> 'groupTier') IS NOT NULL THEN o.data->>'groupTier' ELSE job.group_tier END\n      FROM o\n      WHERE job.id IN (SELECT id FROM target)\n        AND job.state < '${JOB_STATES.active}'\n      RETURNING job.id, job.start_after\n    )${tail}\n  `;
  }
  const DELTA_LAG = "interval '10 seconds'";
  const DELTA_RESET_MAX_SECONDS = 2 * 60 * 60;
  const DELTA_RESET_MAX = `interval '${DELTA_RESET_MAX_SECONDS} seconds'`;
  const DELTA_TRUE_UP_MAX = "interval '1 hour'";
  function deltaResetMax(intervalSeconds) {
   return intervalSeconds * 2 > DELTA_RESET_MAX_SECONDS ? `interval '${intervalSeconds * 2} seconds'` : DELTA_RESET_MAX;
  }
  function deltaWindowEnd(schema, lag = DELTA_LAG) {
   return `(${schema}.job_now() - ${lag})`;
  }
  function deltaWindowStart(alias, end, resetMax = DELTA_RESET_MAX) {
   return `(CASE WHEN ${alias}.delta_on > ${end} - ${resetMax} THEN ${alias}.delta_on END)`;
  }
  function throughputAssignments(end, resetMax) {
   const start = deltaWindowStart("queue", end, resetMax);
   const seconds = `round(extract(epoch from (${end} - ${start})))::int`;
   return `\n      created_delta = COALESCE(stats."createdDelta", 0),\n      completed_delta = COALESCE(stats."completedDelta", 0),\n      failed_delta = COALESCE(stats."failedDelta", 0),\n      delta_seconds = CASE WHEN ${seconds} < 0 THEN 0 ELSE ${seconds} END,\n      delta_on = GREATEST(queue.delta_on, ${end}),`;
  }
  function trueUpAnchor(schema, trueUpMax) {
   return `s.delta_on <= ${schema}.job_now() - ${trueUpMax} OR s.delta_seconds IS NULL`;
  }
  function trueUpRetentionFloor(schema, q) {
   return `s.delta_on >= ${schema}.job_now() - (CASE WHEN ${q}.deletion_seconds > 0 AND ${q}.deletion_seconds < ${q}.retention_seconds\n    THEN ${q}.deletion_seconds ELSE ${q}.retention_seconds END) * interval '1s'`;
  }
  function trueUpAnchorAt(b, f) {
   return `CASE WHEN ${f} IS NULL OR ${f} > ${b} THEN ${f} ELSE ${b} END`;
  }
  function trueUpReach(schema, trueUpMax) {
   return `s.captured_on >= ${schema}.job_now() - 2 * ${trueUpMax} AND s.delta_on IS NOT NULL`;
  }
  function trueUpWindows(schema, queues, trueUpMax = DELTA_TRUE_UP_MAX) {
   return `\n      SELECT x.id, x.captured_on, x.name, x.delta_on, x.created_delta, x.completed_delta, x.failed_delta,\n        ${trueUpAnchorAt("x.b", "x.f")} AS h\n      FROM (\n        SELECT s.id, s.captured_on, s.name, s.delta_on, s.created_delta, s.completed_delta, s.failed_delta,\n          COALESCE(\n            max(CASE WHEN ${trueUpAnchor(schema, trueUpMax)} THEN s.delta_on END)\n              OVER (PARTITION BY s.name),\n            min(s.delta_on) OVER (PARTITION BY s.name)\n          ) AS b,\n          min(CASE WHEN ${trueUpRetentionFloor(schema, "q")} THEN s.delta_on END) OVER (PARTITION BY s.name) AS f\n        FROM ${schema}.queue_stats s\n        JOIN ${schema}.queue q ON q.name = s.name\n        WHERE s.name = ANY(${queues}) AND ${trueUpReach(schema, trueUpMax)}\n      ) x`;
  }
  function trueUpSettled(schema, alias, trueUpMax = DELTA_TRUE_UP_MAX) {
   return `\n            LEFT JOIN LATERAL (\n              SELECT ${trueUpAnchorAt("x.b", "x.f")} AS h\n              FROM (\n                SELECT COALESCE(\n                    max(s.delta_on) FILTER (WHERE ${trueUpAnchor(schema, trueUpMax)}),\n                    min(s.delta_on)\n                  ) AS b,\n                  min(s.delta_on) FILTER (WHERE ${trueUpRetentionFloor(schema, alias)}) AS f\n                FROM ${schema}.queue_stats s\n                WHERE s.name = ${alias}.name AND ${trueUpReach(schema, trueUpMax)}\n              ) x\n            ) a ON true\n            LEFT JOIN LATERAL (\n              SELECT max(s.delta_on) AS top,\n                sum(s.created_delta + s.completed_delta + s.failed_delta) AS settled\n              FROM ${schema}.queue_stats s\n              WHERE s.name = ${alias}.name AND ${trueUpReach(schema, trueUpMax)} AND s.delta_on > a.h\n            ) t ON true`;
  }
  function trueUpQueueStats(schema, table, queues, noAdvisoryLocks, window = {}) {
   const names = serializeArrayParam(queues);
   const trueUpMax = window.trueUpMax ?? DELTA_TRUE_UP_MAX;
   const lock = tryAdvisoryLock(schema, "queue-stats", noAdvisoryLocks);
   const sql = `\n    WITH ${lock.cte}win AS (\n      SELECT w.*, row_number() OVER (PARTITION BY w.name ORDER BY w.delta_on, w.captured_on) AS i\n      FROM (${trueUpWindows(schema, names, trueUpMax)}) w\n      WHERE w.delta_on > w.h${lock.guard}\n    ),\n    th AS (\n      SELECT w.name, w.h, array_prepend(w.h, array_agg(w.delta_on ORDER BY w.i)) AS t\n      FROM win w\n      GROUP BY w.name, w.h\n    ),\n    binned AS (\n      SELECT j.name,\n        CASE WHEN j.created_on >= th.h THEN width_bucket(j.created_on, th.t) END AS cb,\n        CASE WHEN j.state IN ('${JOB_STATES.completed}', '${JOB_STATES.failed}') AND j.completed_on >= th.h\n          THEN width_bucket(j.completed_on, th.t) END AS fb,\n        j.state\n      FROM ${schema}.${table} j\n      JOIN th ON th.name = j.name\n      WHERE j.name = ANY(${names})\n    ),\n    grouped AS (\n      SELECT name, cb, fb, state, count(*)::int AS n\n      FROM binned\n      WHERE cb IS NOT NULL OR fb IS NOT NULL\n      GROUP BY 1, 2, 3, 4\n    ),\n    counted AS (\n      SELECT name, cb AS i, sum(n)::int AS created, 0 AS completed, 0 AS failed\n      FROM grouped WHERE cb IS NOT NULL GROUP BY 1, 2\n      UNION ALL\n      SELECT name, fb AS i, 0,\n        COALESCE(sum(n) FILTER (WHERE state = '${JOB_STATES.completed}'), 0)::int,\n        COALESCE(sum(n) FILTER (WHERE state = '${JOB_STATES.failed}'), 0)::int\n      FROM grouped WHERE fb IS NOT NULL GROUP BY 1, 2\n    ),\n    recount AS (\n      SELECT w.id, w.captured_on,\n        sum(c.created)::int AS created, sum(c.completed)::int AS completed, sum(c.failed)::int AS failed\n      FROM win w\n      JOIN counted c ON c.name = w.name AND c.i = w.i\n      GROUP BY w.id, w.captured_on\n    ),\n    raised AS (\n      UPDATE ${schema}.queue_stats s SET\n        created_delta = GREATEST(s.created_delta, r.created),\n        completed_delta = GREATEST(s.completed_delta, r.completed),\n        failed_delta = GREATEST(s.failed_delta, r.failed)\n      FROM recount r\n      WHERE s.id = r.id AND s.captured_on = r.captured_on${lock.guard}\n        AND (r.created > s.created_delta OR r.completed > s.completed_delta OR r.failed > s.failed_delta)\n      RETURNING s.id\n    )\n    SELECT (SELECT count(*) FROM raised)::int AS raised, ${PIN_SECONDS_SQL} as "pinSeconds"\n    WHERE true${lock.guard}\n  `;
   return transaction(sql);
  }
  function getQueueStats(schema, table, queues, throughput = false, window = {}) {
   const end = deltaWindowEnd(schema, window.lag);
   const inWindow = column => `j.${column} >= ${deltaWindowStart("q", end, window.resetMax)} AND j.${column} < ${end}`;
   const settled = column => `j.${column} >= q.h AND j.${column} < q.top`;
   const counters = throughput ? {
    select: `\n        "createdDelta",\n        "completedDelta",\n        "failedDelta",\n        COALESCE("recount" > "settled", false) as "trueUp",`,
    counts: `\n            (count(*) FILTER (WHERE ${inWindow("created_on")}))::int as "createdDelta",\n            (count(*) FILTER (WHERE j.state = '${JOB_STATES.completed}' AND ${inWindow("completed_on")}))::int as "completedDelta",\n            (count(*) FILTER (WHERE j.state = '${JOB_STATES.failed}' AND ${inWindow("completed_on")}))::int as "failedDelta",\n            sum(\n              CASE WHEN ${settled("created_on")} THEN 1 ELSE 0 END +\n              CASE WHEN ${settled("completed_on")} AND j.state IN ('${JOB_STATES.completed}', '${JOB_STATES.failed}') THEN 1 ELSE 0 END\n            )::int as "recount",\n            max(q.settled) as "settled",`,
    join: `JOIN (\n            SELECT q.name, q.delta_on, a.h, t.top, t.settled\n            FROM ${schema}.queue q${trueUpSettled(schema, "q", window.trueUpMax)}\n            WHERE q.name = ANY($1::text[])\n          ) q ON q.name = j.name`
   } : {
    select: "",
    counts: "",
    join: ""
   };
   return {
    text: `\n    SELECT\n        name,\n        "deferredCount",\n        "queuedCount",\n        GREATEST("queuedCount" - "deferredCount", 0) as "readyCount",\n        "activeCount",\n        "failedCount",\n        "totalCount",${counters.select}\n        "singletonsActive"\n      FROM (\n        SELECT\n            j.name,\n            (count(*) FILTER (WHERE j.start_after > ${schema}.job_now() AND j.state < '${JOB_STATES.active}'))::int as "deferredCount",\n            (count(*) FILTER (WHERE j.state < '${JOB_STATES.active}'))::int as "queuedCount",\n            (count(*) FILTER (WHERE j.state = '${JOB_STATES.active}'))::int as "activeCount",\n            (count(*) FILTER (WHERE j.state = '${JOB_STATES.failed}'))::int as "failedCount",\n            count(*)::int as "totalCount",${counters.counts}\n            array_agg(j.singleton_key) FILTER (WHERE j.policy IN ('${QUEUE_POLICIES.singleton}','${QUEUE_POLICIES.stately}') AND j.state = '${JOB_STATES.active}') as "singletonsActive"\n          FROM ${schema}.${table} j\n          ${counters.join}\n          WHERE j.name = ANY($1::text[])\n          GROUP BY 1\n      ) stats\n  `,
    values: [ queues ]
   };
  }
  const READY_HISTORY_SIZE = 60;
  const PIN_SECONDS_SQL = "EXTRACT(EPOCH FROM (clock_timestamp() - transaction_timestamp()))::float8";
  function cacheQueueStats(schema, table, queues, noAdvisoryLocks, throughput, window = {}) {
   const statsQuery = getQueueStats(schema, table, queues, throughput, window);
   const throughputSet = throughput ? throughputAssignments(deltaWindowEnd(schema, window.lag), window.resetMax) : "";
   const statsText = statsQuery.text.replaceAll("$1::text[]", serializeArrayParam(queues));
   const lock = tryAdvisoryLock(schema, "queue-stats", noAdvisoryLocks);
   const sql = `\n    WITH ${lock.cte}stats AS (SELECT * FROM (${statsText}) agg WHERE true${lock.guard})\n    UPDATE ${schema}.queue SET\n      deferred_count = COALESCE(stats."deferredCount", 0),\n      queued_count = COALESCE(stats."queuedCount", 0),\n      ready_count = COALESCE(stats."readyCount", 0),\n      active_count = COALESCE(stats."activeCount", 0),\n      failed_count = COALESCE(stats."failedCount", 0),\n      total_count = COALESCE(stats."totalCount", 0),${throughputSet}\n      singletons_active = stats."singletonsActive",\n      monitor_on = ${schema}.job_now(),\n      ready_history = (\n        SELECT COALESCE(array_agg(v ORDER BY ord), '{}'::int[])\n        FROM (\n          SELECT v, ord\n          FROM (\n            SELECT COALESCE(stats."readyCount", 0)::int AS v, 0::bigint AS ord\n            UNION ALL\n            SELECT h.v, h.ord\n            FROM unnest(COALESCE(queue.ready_history, '{}'::int[])) WITH ORDINALITY AS h(v, ord)\n          ) merged\n          ORDER BY ord\n          LIMIT ${READY_HISTORY_SIZE}\n        ) capped\n      )\n    FROM (\n      SELECT name\n      FROM ${schema}.queue\n      WHERE name = ANY(${serializeArrayParam(queues)})${lock.guard}\n        AND (SELECT count(*) FROM stats) >= 0\n      ORDER BY name\n      FOR NO KEY UPDATE\n    ) q\n    LEFT JOIN stats ON stats.name = q.name\n    WHERE queue.name = q.name${lock.guard}\n    RETURNING\n      queue.name,\n      queue.queued_count as "queuedCount",\n      queue.warning_queued as "warningQueueSize",${throughput ? '\n      COALESCE(stats."trueUp", false) as "trueUp",' : ""}\n      ${PIN_SECONDS_SQL} as "pinSeconds"\n  `;
   return transaction(sql);
  }
  function refreshQueueStats(schema, table, name, options = {}) {
   const statsQuery = getQueueStats(schema, table, [ name ]);
   const statsText = statsQuery.text.replace("$1::text[]", serializeArrayParam([ name ]));
   const lock = tryAdvisoryLock(schema, "queue-stats", options.noAdvisoryLocks || options.firstCapture);
   return `\n    WITH ${lock.cte}stats AS (SELECT * FROM (${statsText}) agg WHERE true${lock.guard})\n    UPDATE ${schema}.queue SET\n      deferred_count = COALESCE(stats."deferredCount", 0),\n      queued_count = COALESCE(stats."queuedCount", 0),\n      ready_count = COALESCE(stats."readyCount", 0),\n      active_count = COALESCE(stats."activeCount", 0),\n      failed_count = COALESCE(stats."failedCount", 0),\n      total_count = COALESCE(stats."totalCount", 0),\n      singletons_active = stats."singletonsActive",\n      monitor_on = ${schema}.job_now()\n    FROM (\n      SELECT q.name\n      FROM unnest(${serializeArrayParam([ name ])}) AS q(name)\n    ) q\n    LEFT JOIN stats ON stats.name = q.name\n    WHERE queue.name = q.name${lock.guard}\n    RETURNING\n      queue.name,\n      queue.deferred_count as "deferredCount",\n      queue.queued_count as "queuedCount",\n      queue.ready_count as "readyCount",\n      queue.active_count as "activeCount",\n      queue.failed_count as "failedCount",\n      queue.total_count as "totalCount",\n      queue.created_delta as "createdDelta",\n      queue.completed_delta as "completedDelta",\n      queue.failed_delta as "failedDelta",\n      queue.delta_seconds as "deltaSeconds",\n      queue.delta_on as "deltaOn",\n      queue.monitor_on as "capturedOn"\n  `;
  }
  function serializeArrayParam(values) {
   const escaped = values.map(v => `'${v.replace(plans_SINGLE_QUOTE_REGEX, "''")}'`);
   return `ARRAY[${escaped.join(",")}]::text[]`;
  }
  function serializeJsonParam(value) {
   return `'${JSON.stringify(value).replace(plans_SINGLE_QUOTE_REGEX, "''")}'`;
  }
  function transaction(query) {
   const sql = Array.isArray(query) ? query.join(";\n") : query;
   return `\n    BEGIN;\n    SET LOCAL lock_timeout = 30000;\n    SET LOCAL idle_in_transaction_session_timeout = 30000;\n    ${sql};\n    COMMIT;\n  `;
  }
  function locked(schema, query, key, noAdvisoryLocks) {
   const statements = Array.isArray(query) ? query : [ query ];
   return transaction(noAdvisoryLocks ? statements : [ advisoryLock(schema, key), ...statements ]);
  }
  function advisoryLockKey(schema, key) {
   return `('x' || encode(sha224((current_database() || '.pgboss.${normalizeSchemaName(schema)}${key || ""}')::bytea), 'hex'))::bit(64)::bigint`;
  }
  function advisoryLock(schema, key) {
   return `SELECT pg_advisory_xact_lock(${advisoryLockKey(schema, key)})`;
  }
  function tryAdvisoryLock(schema, key, noAdvisoryLocks) {
   if (noAdvisoryLocks) {
    return {
     cte: "",
     guard: ""
    };
   }
   return {
    cte: `lock AS MATERIALIZED (SELECT pg_try_advisory_xact_lock(${advisoryLockKey(schema, key)}) AS got),\n    `,
    guard: " AND (SELECT got FROM lock)"
   };
  }
  function assertMigration(schema, version) {
   return `SELECT version::int/(version::int-${version}) from ${schema}.version`;
  }
  function findJobs(schema, table, options) {
   const {queued: queued, byKey: byKey, byData: byData, byId: byId} = options;
   let paramIndex = 1;
   const whereConditions = [];
   if (byId) {
    ++paramIndex;
    whereConditions.push(`AND id = $${paramIndex}`);
   }
   if (byKey) {
    ++paramIndex;
    whereConditions.push(`AND singleton_key = $${paramIndex}`);
   }
   if (byData) {
    ++paramIndex;
    whereConditions.push(`AND data @> $${paramIndex}`);
   }
   if (queued) {
    whereConditions.push(`AND state < '${JOB_STATES.active}'`);
   }
   return `\n    SELECT ${JOB_COLUMNS_ALL}\n    FROM ${schema}.${table}\n    WHERE name = $1\n      ${whereConditions.join("\n      ")}\n    `;
  }
  function getJobById(schema, table) {
   return `\n    SELECT ${JOB_COLUMNS_ALL}\n    FROM ${schema}.${table}\n    WHERE name = $1\n      AND id = $2\n    `;
  }
  function insertDependencies(schema, deps) {
   const sql = `\n    INSERT INTO ${schema}.job_dependency (child_name, child_id, parent_name, parent_id)\n    SELECT child_name, child_id, parent_name, parent_id\n    FROM json_to_recordset($1::text::json) AS x (\n      child_name text,\n      child_id uuid,\n      parent_name text,\n      parent_id uuid\n    )\n    ON CONFLICT DO NOTHING\n  `;
   return deps ? sql.replace("$1", () => serializeJsonParam(deps)) : sql;
  }
  function getDependencies(schema) {
   return `\n    SELECT parent_name as "parentName", parent_id as "parentId"\n    FROM ${schema}.job_dependency\n    WHERE child_name = $1 AND child_id = $2\n  `;
  }
  function getDependents(schema) {
   return `\n    SELECT child_name as "childName", child_id as "childId"\n    FROM ${schema}.job_dependency\n    WHERE parent_name = $1 AND parent_id = $2\n  `;
  }
  function cleanupDependencies(schema, table, queues, noAdvisoryLocks) {
   const sql = `\n    DELETE FROM ${schema}.job_dependency\n    WHERE (child_name = ANY(${serializeArrayParam(queues)})\n      AND NOT EXISTS (\n        SELECT 1 FROM ${schema}.${table} j\n        WHERE j.name = child_name AND j.id = child_id\n      ))\n    OR (parent_name = ANY(${serializeArrayParam(queues)})\n      AND NOT EXISTS (\n        SELECT 1 FROM ${schema}.${table} j\n        WHERE j.name = parent_name AND j.id = parent_id\n      ))\n  `;
   return locked(schema, sql, table + "cleanupDependencies", noAdvisoryLocks);
  }
  function getBlockedKeys(schema, table) {
   return `\n    SELECT DISTINCT singleton_key as "singletonKey"\n    FROM ${schema}.${table}\n    WHERE name = $1\n      AND state = '${JOB_STATES.failed}'\n      AND policy = '${QUEUE_POLICIES.key_strict_fifo}'\n    `;
  }
  function getNextBamCommand(schema, {useLiveness: useLiveness = false} = {}) {
   if (!useLiveness) {
    return `\n      WITH candidate AS (\n        SELECT c.id, c.status AS prior_status, c.started_on AS prior_started_on\n        FROM ${schema}.bam c\n        WHERE (\n          c.status IN ('pending', 'failed')\n          OR (c.status = 'in_progress' AND c.started_on < ${schema}.job_now() - interval '${BAM_STALE_SECONDS} seconds')\n        )\n        AND NOT EXISTS (\n          SELECT 1 FROM ${schema}.bam g\n          WHERE g.status = 'in_progress' AND g.started_on >= ${schema}.job_now() - interval '${BAM_STALE_SECONDS} seconds'\n        )\n        ORDER BY (c.status != 'pending'), c.created_on\n        LIMIT 1\n      )\n      UPDATE ${schema}.bam b\n      SET status = 'in_progress', started_on = ${schema}.job_now()\n      FROM candidate\n      WHERE b.id = candidate.id\n        AND b.status = candidate.prior_status\n        AND b.started_on IS NOT DISTINCT FROM candidate.prior_started_on\n      RETURNING b.id, b.name, b.version, b.status, b.queue, b.table_name as "table", b.command, b.error,\n                b.created_on as "createdOn", b.started_on as "startedOn", b.completed_on as "completedOn",\n                (candidate.prior_status <> 'pending') as reattempt,\n                candidate.prior_status as "priorStatus", candidate.prior_started_on::text as "priorStartedOn",\n                b.started_on::text as "claimedStartedOn"\n    `;
   }
   const liveBuild = tableCol => `EXISTS (\n    SELECT 1 FROM pg_locks l\n    WHERE l.locktype = 'relation'\n      AND l.granted\n      AND l.mode = 'ShareUpdateExclusiveLock'\n      AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())\n      AND l.relation = to_regclass(quote_ident('${resolveSchemaName(schema)}') || '.' || quote_ident(${tableCol}))\n  )`;
   const stale = (startedCol, tableCol) => `(\n    ${startedCol} < ${schema}.job_now() - interval '${BAM_LIVENESS_GRACE_SECONDS} seconds'\n    AND NOT ${liveBuild(tableCol)}\n  )`;
   return `\n    WITH candidate AS (\n      SELECT c.id, c.status AS prior_status, c.started_on AS prior_started_on\n      FROM ${schema}.bam c\n      WHERE (\n        c.status IN ('pending', 'failed')\n        OR (c.status = 'in_progress' AND ${stale("c.started_on", "c.table_name")})\n      )\n      AND NOT EXISTS (\n        SELECT 1 FROM ${schema}.bam g\n        WHERE g.status = 'in_progress' AND NOT ${stale("g.started_on", "g.table_name")}\n      )\n      ORDER BY (c.status != 'pending'), c.created_on\n      LIMIT 1\n      FOR UPDATE OF c SKIP LOCKED\n    )\n    UPDATE ${schema}.bam b\n    SET status = 'in_progress', started_on = ${schema}.job_now()\n    FROM candidate\n    WHERE b.id = candidate.id\n      AND b.status = candidate.prior_status\n      AND b.started_on IS NOT DISTINCT FROM candidate.prior_started_on\n    RETURNING b.id, b.name, b.version, b.status, b.queue, b.table_name as "table", b.command, b.error,\n              b.created_on as "createdOn", b.started_on as "startedOn", b.completed_on as "completedOn",\n              (candidate.prior_status <> 'pending') as reattempt,\n              candidate.prior_status as "priorStatus", candidate.prior_started_on::text as "priorStartedOn",\n              b.started_on::text as "claimedStartedOn"\n  `;
  }
  function bamHealDrop(schema, command) {
   const match = command.match(/CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+(?:IF\s+NOT\s+EXISTS\s+)?("?[\w$]+"?)/i);
   if (!match) return null;
   return `DROP INDEX CONCURRENTLY IF EXISTS ${schema}.${match[1]}`;
  }
  function bamHealProbe(schema, command) {
   const match = command.match(/CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+(?:IF\s+NOT\s+EXISTS\s+)?"?([\w$]+)"?/i);
   if (!match) return null;
   return `\n    SELECT NOT i.indisvalid AS invalid\n    FROM pg_class c\n    JOIN pg_index i ON i.indexrelid = c.oid\n    JOIN pg_namespace n ON n.oid = c.relnamespace\n    WHERE n.nspname = '${resolveSchemaName(schema).replace(plans_SINGLE_QUOTE_REGEX, "''")}' AND c.relname = '${match[1].replace(plans_SINGLE_QUOTE_REGEX, "''")}'\n  `;
  }
  function releaseBamCommand(schema, id, priorStatus, priorStartedOn, claimedStartedOn) {
   const startedOn = priorStartedOn == null ? "NULL" : `'${priorStartedOn.replace(plans_SINGLE_QUOTE_REGEX, "''")}'::timestamptz`;
   return `\n    UPDATE ${schema}.bam\n    SET status = '${priorStatus.replace(plans_SINGLE_QUOTE_REGEX, "''")}', started_on = ${startedOn}\n    WHERE id = '${id}'\n      AND status = 'in_progress'\n      AND started_on = '${claimedStartedOn.replace(plans_SINGLE_QUOTE_REGEX, "''")}'::timestamptz\n  `;
  }
  function setBamCompleted(schema, id) {
   return `\n    UPDATE ${schema}.bam\n    SET status = 'completed', completed_on = ${schema}.job_now(), error = NULL\n    WHERE id = '${id}'\n  `;
  }
  function setBamFailed(schema, id, error) {
   const escapedError = error.replace(/'/g, "''");
   return `\n    UPDATE ${schema}.bam\n    SET status = 'failed', error = '${escapedError}', completed_on = ${schema}.job_now()\n    WHERE id = '${id}'\n  `;
  }
  function getBamStatus(schema) {
   return `\n    SELECT status, count(*)::int as count, max(created_on) as "lastCreatedOn"\n    FROM ${schema}.bam\n    GROUP BY status\n  `;
  }
  function getBamEntries(schema) {
   return `\n    SELECT id, name, version, status, queue, table_name as "table", command, error,\n           created_on as "createdOn", started_on as "startedOn", completed_on as "completedOn"\n    FROM ${schema}.bam\n    ORDER BY version, created_on\n  `;
  }
  function jobCommonExists(schema) {
   return `SELECT to_regclass('${schema}.${COMMON_JOB_TABLE}') as name`;
  }
  function getManagedQueuePartitions(schema) {
   return `SELECT table_name as "table", policy FROM ${schema}.queue WHERE partition = true`;
  }
  function getIncompleteBamCommands(schema) {
   return `SELECT command FROM ${schema}.bam WHERE status <> 'completed'`;
  }
  function bamCommandIndexName(command) {
   const match = command.match(/CREATE\s+(?:UNIQUE\s+)?INDEX\s+(?:CONCURRENTLY\s+)?(?:IF\s+NOT\s+EXISTS\s+)?"?([\w$]+)"?/i);
   return match ? match[1] : null;
  }
  const POLICY_JOB_INDEXES = {
   1: QUEUE_POLICIES.short,
   2: QUEUE_POLICIES.singleton,
   3: QUEUE_POLICIES.stately,
   6: QUEUE_POLICIES.exclusive,
   8: QUEUE_POLICIES.key_strict_fifo,
   10: QUEUE_POLICIES.key_strict_fifo
  };
  const BASE_JOB_INDEXES = [ 4, 7, 9, 11, 12 ];
  const FIXED_MANAGED_TABLES = [ "version", "queue", "schedule", "subscription", "bam", "warning", "queue_stats", "job_dependency" ];
  function manifestSection(partitioned) {
   return partitioned ? schema_namespaceObject.ER : schema_namespaceObject.Rb;
  }
  function applyManifestSchema(text, schema) {
   return text.split(schema_namespaceObject.hd).join(schema);
  }
  const EXPECTED_JOB_STATES = schema_namespaceObject.ER["enum"];
  function expectedManagedTables(schema, partitioned, partitions = []) {
   const tables = [ ...manifestSection(partitioned).tables ];
   if (partitioned) for (const p of partitions) tables.push(p.table);
   return tables;
  }
  function expectedManagedColumns(schema, partitioned, partitions = []) {
   const fixed = new Set(FIXED_MANAGED_TABLES);
   const byTable = new Map;
   const jobColumns = [];
   for (const c of manifestSection(partitioned).columns) {
    if (c.table === BASE_JOB_TABLE) {
     jobColumns.push(c.column);
     continue;
    }
    if (!fixed.has(c.table)) continue;
    let entry = byTable.get(c.table);
    if (!entry) byTable.set(c.table, entry = {
     table: c.table,
     columns: [],
     defaults: {},
     types: {}
    });
    entry.columns.push(c.column);
    entry.types[c.column] = {
     type: applyManifestSchema(c.type, schema),
     notNull: c.notNull
    };
    if (c.default != null) entry.defaults[c.column] = applyManifestSchema(c.default, schema);
   }
   const out = [ ...byTable.values() ];
   out.push({
    table: BASE_JOB_TABLE,
    columns: jobColumns
   });
   if (partitioned) {
    out.push({
     table: COMMON_JOB_TABLE,
     columns: jobColumns
    });
    for (const p of partitions) out.push({
     table: p.table,
     columns: jobColumns
    });
   }
   return out;
  }
  function expectedManagedConstraints(schema, partitioned) {
   const fixed = new Set(FIXED_MANAGED_TABLES);
   const byTable = new Map;
   for (const {table: table, def: def} of manifestSection(partitioned).constraints) {
    if (!fixed.has(table)) continue;
    const list = byTable.get(table) ?? byTable.set(table, []).get(table);
    list.push(applyManifestSchema(def, schema));
   }
   return [ ...byTable ].map(([table, constraints]) => ({
    table: table,
    constraints: constraints
   }));
  }
  function expectedManagedFunctions(schema, partitioned, options = {}) {
   return manifestSection(partitioned).functions.map(fn => {
    let def = applyManifestSchema(fn.def, schema);
    if (fn.name === "job_now" && options.clockOverride) {
     def = def.replace(extractFunctionBody(def), ` ${clockOverrideBody(schema)} `);
    }
    return {
     name: fn.name,
     expectedBody: normalizeFunctionBody(extractFunctionBody(def)),
     definition: def.replace(/\s+/g, " ").trim()
    };
   });
  }
  function expectedManagedIndexes(schema, partitioned, partitions = []) {
   const managed = (name, table, indexdef) => {
    const def = applyManifestSchema(indexdef, schema);
    return {
     name: name,
     table: table,
     keys: indexKeysRaw(def),
     include: indexIncludeRaw(def),
     predicate: indexPredicateRaw(def),
     definition: displayIndexDefinition(def)
    };
   };
   const jobTable = partitioned ? COMMON_JOB_TABLE : BASE_JOB_TABLE;
   const out = [];
   const jobIndexes = [];
   for (const idx of manifestSection(partitioned).indexes) {
    out.push(managed(idx.name, idx.table, idx.def));
    const n = idx.table === jobTable ? idx.name.match(/_i(\d+)$/) : null;
    if (n) jobIndexes.push({
     n: Number(n[1]),
     def: idx.def
    });
   }
   if (partitioned) {
    for (const p of partitions) {
     for (const {n: n, def: def} of jobIndexes) {
      if (!BASE_JOB_INDEXES.includes(n) && POLICY_JOB_INDEXES[n] !== p.policy) continue;
      out.push(managed(`${p.table}_i${n}`, p.table, def.split(COMMON_JOB_TABLE).join(p.table)));
     }
    }
   }
   return out;
  }
  const REINDEX_DEFAULTS = {
   minPages: 128,
   maxEntriesPerPage: 5,
   minSizeRatio: 4,
   maxIndexBytes: 2 * 1024 * 1024 * 1024
  };
  const INDEX_WIDTH_JOIN = `LEFT JOIN LATERAL (\n      SELECT COALESCE(sum(COALESCE(ts.avg_width, xs.avg_width, 0)), 0) AS key_width\n      FROM unnest(x.indkey::int2[]) WITH ORDINALITY AS k(attnum, pos)\n      LEFT JOIN pg_attribute a ON a.attrelid = x.indrelid AND a.attnum = k.attnum\n      LEFT JOIN pg_stats ts ON ts.schemaname = n.nspname AND ts.tablename = t.relname AND ts.attname = a.attname\n      LEFT JOIN pg_attribute ia ON ia.attrelid = i.oid AND ia.attnum = k.pos::int2\n      LEFT JOIN pg_stats xs ON xs.schemaname = n.nspname AND xs.tablename = i.relname AND xs.attname = ia.attname\n    ) w ON true`;
  const EXPECTED_PAGES = "GREATEST(ceil((i.reltuples * (w.key_width + 20)) / 8192.0), 1)";
  const INDEX_STAT_COLUMNS = `\n      floor(i.reltuples)::float8 as entries,\n      pg_relation_size(i.oid)::float8 as bytes,`;
  function numericThreshold(value, fallback, name) {
   if (value === undefined || value === null) return fallback;
   external_node_assert_(typeof value === "number" && Number.isFinite(value) && value >= 0, `configuration assert: reindex.${name} must be a finite number >= 0`);
   return value;
  }
  function jobTableScope(schema, tables) {
   return tables?.length ? `t.relname = ANY(${serializeArrayParam(tables)})` : `t.relname IN (SELECT table_name FROM ${schema}.queue UNION SELECT '${BASE_JOB_TABLE}' UNION SELECT '${COMMON_JOB_TABLE}')`;
  }
  function getBloatedIndexes(schema, tables, options) {
   const minPages = numericThreshold(options?.minPages, REINDEX_DEFAULTS.minPages, "minPages");
   const maxEntriesPerPage = numericThreshold(options?.maxEntriesPerPage, REINDEX_DEFAULTS.maxEntriesPerPage, "maxEntriesPerPage");
   const minSizeRatio = numericThreshold(options?.minSizeRatio, REINDEX_DEFAULTS.minSizeRatio, "minSizeRatio");
   return `\n    SELECT\n      i.relname as name,\n      t.relname as table,\n      i.relpages as pages,\n      ${INDEX_STAT_COLUMNS}\n      pg_has_role(current_user, i.relowner, 'USAGE') as owned\n    FROM pg_class i\n    JOIN pg_index x ON x.indexrelid = i.oid\n    JOIN pg_class t ON t.oid = x.indrelid\n    JOIN pg_namespace n ON n.oid = i.relnamespace\n    ${INDEX_WIDTH_JOIN}\n    WHERE n.nspname = '${resolveSchemaName(schema).replace(plans_SINGLE_QUOTE_REGEX, "''")}'\n      AND i.relkind = 'i'\n      AND x.indisvalid\n      AND ${jobTableScope(schema, tables)}\n      AND i.relpages > ${minPages}\n      AND i.reltuples >= 0\n      AND i.reltuples / GREATEST(i.relpages, 1) < ${maxEntriesPerPage}\n      AND i.relpages > ${minSizeRatio} * ${EXPECTED_PAGES}\n    ORDER BY pg_relation_size(i.oid) DESC\n  `;
  }
  function getJobIndexes(schema, tables) {
   return `\n    SELECT\n      i.relname as name,\n      t.relname as table,\n      i.relpages as pages,\n      ${INDEX_STAT_COLUMNS}\n      pg_has_role(current_user, i.relowner, 'USAGE') as owned\n    FROM pg_class i\n    JOIN pg_index x ON x.indexrelid = i.oid\n    JOIN pg_class t ON t.oid = x.indrelid\n    JOIN pg_namespace n ON n.oid = i.relnamespace\n    WHERE n.nspname = '${resolveSchemaName(schema).replace(plans_SINGLE_QUOTE_REGEX, "''")}'\n      AND i.relkind = 'i'\n      AND x.indisvalid\n      AND ${jobTableScope(schema, tables)}\n    ORDER BY pg_relation_size(i.oid) DESC\n  `;
  }
  function getReindexLeftovers(schema, tables, noIndexProgressView = false, anyOwner = false) {
   const liveBuild = noIndexProgressView ? "" : "AND NOT EXISTS (SELECT 1 FROM pg_stat_progress_create_index p WHERE p.relid = x.indrelid)";
   const owner = anyOwner ? "" : "AND pg_has_role(current_user, i.relowner, 'USAGE')";
   return `\n    SELECT i.relname as name\n    FROM pg_class i\n    JOIN pg_index x ON x.indexrelid = i.oid\n    JOIN pg_class t ON t.oid = x.indrelid\n    JOIN pg_namespace n ON n.oid = i.relnamespace\n    WHERE n.nspname = '${resolveSchemaName(schema).replace(plans_SINGLE_QUOTE_REGEX, "''")}'\n      AND i.relkind = 'i'\n      AND NOT x.indisvalid\n      AND i.relname ~ '_ccnew[0-9]*$'\n      AND ${jobTableScope(schema, tables)}\n      ${owner}\n      ${liveBuild}\n  `;
  }
  function quoteIdentifier(name) {
   return `"${name.replace(/"/g, '""')}"`;
  }
  const XMIN_HORIZON_SOURCES = {
   backends: "SELECT max(age(backend_xmin)) FROM pg_catalog.pg_stat_activity WHERE backend_xmin IS NOT NULL AND (xact_start IS NULL OR xact_start < $1)",
   slots: "SELECT max(age(xmin)) FROM pg_catalog.pg_replication_slots WHERE xmin IS NOT NULL",
   slotsCatalog: "SELECT max(age(catalog_xmin)) FROM pg_catalog.pg_replication_slots WHERE catalog_xmin IS NOT NULL",
   standbys: "SELECT max(age(backend_xmin)) FROM pg_catalog.pg_stat_replication WHERE backend_xmin IS NOT NULL",
   prepared: "SELECT max(age(transaction)) FROM pg_catalog.pg_prepared_xacts"
  };
  const XMIN_HORIZON_QUERY_SOURCES = Object.keys(XMIN_HORIZON_SOURCES);
  function getXminHorizon(lastVacuum, sources = XMIN_HORIZON_QUERY_SOURCES) {
   external_node_assert_(sources.length, "getXminHorizon requires at least one source");
   const columns = sources.map(name => `(${XMIN_HORIZON_SOURCES[name]}) as "${name}"`);
   const backendIdentity = sources.includes("backends") ? `,\n      (SELECT to_jsonb(h) FROM (\n        SELECT\n          pid,\n          application_name                                    as "applicationName",\n          usename::text                                       as "userName",\n          state,\n          age(backend_xmin)                                   as age,\n          extract(epoch from (now() - xact_start))::int       as "xactSeconds"\n        FROM pg_catalog.pg_stat_activity\n        WHERE backend_xmin IS NOT NULL\n          AND (xact_start IS NULL OR xact_start < $1)\n          AND pid <> pg_backend_pid()\n        ORDER BY age(backend_xmin) DESC, xact_start NULLS LAST\n        LIMIT 1\n      ) h) as "backendHolder",\n      (SELECT count(*)::int FROM pg_catalog.pg_stat_activity\n        WHERE backend_xmin IS NOT NULL AND xact_start IS NULL\n          AND pid <> pg_backend_pid()) as "opaqueBackends",\n      current_setting('application_name') as "selfApplicationName"` : "";
   const text = `\n    SELECT\n      ${columns.join(",\n      ")},\n      (SELECT max(extract(epoch from (now() - xact_start)))::int\n         FROM pg_catalog.pg_stat_activity\n        WHERE backend_xmin IS NOT NULL AND xact_start IS NOT NULL) as "oldestTransactionSeconds"${backendIdentity}\n  `;
   return {
    text: text,
    values: sources.includes("backends") ? [ lastVacuum ] : []
   };
  }
  function getJobTableGarbage(schema, tables) {
   return `\n    SELECT t.relname as name,\n      s.n_live_tup as "liveTuples",\n      s.n_dead_tup as "deadTuples",\n      (extract(epoch from GREATEST(s.last_autovacuum, s.last_vacuum)) * 1000)::float8 as "lastVacuum",\n      extract(epoch from (now() - GREATEST(s.last_autovacuum, s.last_vacuum)))::int as "vacuumAgeSeconds",\n      coalesce((SELECT option_value::int FROM pg_options_to_table(t.reloptions)\n                 WHERE option_name = 'autovacuum_vacuum_threshold'),\n               current_setting('autovacuum_vacuum_threshold')::int) as "threshold",\n      coalesce((SELECT option_value::float8 FROM pg_options_to_table(t.reloptions)\n                 WHERE option_name = 'autovacuum_vacuum_scale_factor'),\n               current_setting('autovacuum_vacuum_scale_factor')::float8) as "scaleFactor",\n      coalesce((SELECT option_value::boolean FROM pg_options_to_table(t.reloptions)\n                 WHERE option_name = 'autovacuum_enabled'), true) as "autovacuumEnabled"\n    FROM pg_catalog.pg_class t\n    JOIN pg_catalog.pg_namespace n ON n.oid = t.relnamespace\n    JOIN pg_catalog.pg_stat_user_tables s ON s.relid = t.oid\n    WHERE n.nspname = '${resolveSchemaName(schema).replace(plans_SINGLE_QUOTE_REGEX, "''")}'\n      AND t.relkind = 'r'\n      AND ${jobTableScope(schema, tables)}\n  `;
  }
  function reindexIndex(schema, name) {
   return `REINDEX INDEX CONCURRENTLY ${schema}.${quoteIdentifier(name)}`;
  }
  function dropIndexConcurrently(schema, name) {
   return `DROP INDEX CONCURRENTLY IF EXISTS ${schema}.${quoteIdentifier(name)}`;
  }
  function buildReindexCommands(schema, targets, leftovers) {
   if (!targets.length) return [];
   return [ ...leftovers.map(({name: name}) => dropIndexConcurrently(schema, name)), ...targets.map(({name: name}) => reindexIndex(schema, name)) ];
  }
  const systemClock = {
   now: () => Date.now(),
   setTimeout: (fn, ms) => setTimeout(fn, ms),
   clearTimeout: handle => clearTimeout(handle),
   setInterval: (fn, ms) => setInterval(fn, ms),
   clearInterval: handle => clearInterval(handle)
  };
  function isAttachable(clock) {
   return typeof clock.attach === "function";
  }
  function toMillis(t) {
   const ms = t instanceof Date ? t.getTime() : typeof t === "number" ? t : new Date(t).getTime();
   if (!Number.isFinite(ms)) {
    throw new Error(`TestClock: invalid time ${String(t)}`);
   }
   return ms;
  }
  class TestClock {
   #now;
   #timers=[];
   #seq=0;
   #busy=null;
   #targets=[];
   constructor(start = Date.now()) {
    this.#now = toMillis(start);
   }
   now() {
    return this.#now;
   }
   setTimeout(fn, ms) {
    return this.#schedule(fn, ms, null);
   }
   setInterval(fn, ms) {
    return this.#schedule(fn, ms, Math.max(ms, 1));
   }
   clearTimeout(handle) {
    const i = this.#timers.indexOf(handle);
    if (i !== -1) this.#timers.splice(i, 1);
   }
   clearInterval(handle) {
    this.clearTimeout(handle);
   }
   async setTime(t) {
    this.#enter("setTime");
    try {
     const next = toMillis(t);
     await this.#settle();
     for (const timer of this.#timers) {
      if (timer.due >= next) break;
      timer.due = next;
     }
     this.#now = next;
     await this.#push();
    } finally {
     this.#busy = null;
    }
   }
   async tick(ms) {
    this.#enter("tick");
    try {
     await this.#settle();
     const target = this.#now + ms;
     for (;;) {
      const timer = this.#timers[0];
      if (timer && timer.due <= target) {
       this.#timers.shift();
       if (timer.due > this.#now) {
        this.#now = timer.due;
        await this.#push();
       }
       if (timer.interval !== null) {
        timer.due += timer.interval;
        timer.seq = this.#seq++;
        this.#insert(timer);
       }
       timer.fn();
      } else if (this.#now < target) {
       this.#now = target;
       await this.#push();
      } else {
       break;
      }
      await this.#settle();
     }
    } finally {
     this.#busy = null;
    }
   }
   #enter(method) {
    if (this.#busy) {
     throw new Error(`TestClock: ${method}() called while a ${this.#busy} is in progress`);
    }
    this.#busy = method;
   }
   async attach(target) {
    const {db: db, schema: schema} = target;
    await db.executeSql(`\n      DROP TABLE IF EXISTS ${plans.clockTable(schema)};\n      CREATE TABLE ${plans.clockTable(schema)} (now timestamp with time zone NOT NULL);\n      ${plans.createClockFunction(schema, {
     replace: true,
     body: plans.clockOverrideBody(schema)
    })}\n      INSERT INTO ${plans.clockTable(schema)} (now) VALUES (to_timestamp(${this.#now / 1e3}));\n    `);
    const entry = {
     db: db,
     schema: schema,
     idle: target.idle
    };
    this.#targets.push(entry);
    let disposed = false;
    return {
     [Symbol.asyncDispose]: async () => {
      if (disposed) return;
      disposed = true;
      this.#targets.splice(this.#targets.indexOf(entry), 1);
      if (!this.#targets.some(t => t.schema === schema)) {
       await db.executeSql(`\n            ${plans.createClockFunction(schema, {
        replace: true
       })}\n            DROP TABLE IF EXISTS ${plans.clockTable(schema)};\n            ${plans.disableClockOverride()};\n          `);
      }
     }
    };
   }
   #schedule(fn, ms, interval) {
    const timer = {
     fn: fn,
     due: this.#now + Math.max(ms, 0),
     seq: this.#seq++,
     interval: interval
    };
    this.#insert(timer);
    return timer;
   }
   #insert(timer) {
    let i = this.#timers.length;
    while (i > 0) {
     const previous = this.#timers[i - 1];
     const laterDue = previous.due > timer.due;
     const sameDueScheduledLater = previous.due === timer.due && previous.seq > timer.seq;
     if (!laterDue && !sameDueScheduledLater) break;
     i--;
    }
    this.#timers.splice(i, 0, timer);
   }
   async #push() {
    const seconds = this.#now / 1e3;
    await Promise.all(this.#targets.map(({db: db, schema: schema}) => db.executeSql(`UPDATE ${plans.clockTable(schema)} SET now = to_timestamp($1)`, [ seconds ])));
   }
   async #settle() {
    for (;;) {
     await setImmediate();
     const waited = await Promise.all(this.#targets.map(t => t.idle ? t.idle() : false));
     if (!waited.includes(true)) return;
    }
   }
  }
  const POLICY = {
   MAX_EXPIRATION_HOURS: 24,
   MIN_POLLING_INTERVAL_MS: 500,
   MAX_RETENTION_DAYS: 365
  };
  const COMPATIBILITY_FLAGS = [ "noSkipLocked", "noMultiMutationCte", "noTablePartitioning", "noDeferrableConstraints", "noAdvisoryLocks", "noCoveringIndexes", "noAddColumnBackfill", "noListenNotify", "noIndexProgressView", "noReindex", "noMonitorVacuum", "noTransactionalHeartbeat", "inlineTableIndexes" ];
  const BACKEND_PROFILES = {
   postgres: {
    kind: "standard",
    flags: {}
   },
   cockroachdb: {
    kind: "distributed",
    flags: {
     noSkipLocked: true,
     noMultiMutationCte: true,
     noTablePartitioning: true,
     noDeferrableConstraints: true,
     noAdvisoryLocks: true,
     noCoveringIndexes: true,
     noAddColumnBackfill: true,
     noListenNotify: true,
     noIndexProgressView: true,
     noReindex: true,
     noMonitorVacuum: true,
     noTransactionalHeartbeat: true,
     inlineTableIndexes: true
    }
   },
   yugabytedb: {
    kind: "distributed",
    flags: {
     noAdvisoryLocks: true,
     noTablePartitioning: true,
     noIndexProgressView: true,
     noReindex: true,
     noMonitorVacuum: true
    }
   },
   citus: {
    kind: "distributed",
    flags: {}
   },
   pglite: {
    kind: "embedded",
    flags: {}
   }
  };
  function assertObjectName(value, name = "Name") {
   external_node_assert_(/^[\w.\-/]+$/.test(value), `${name} can only contain alphanumeric characters, underscores, hyphens, periods, or forward slashes`);
  }
  function validateQueueArgs(config = {}) {
   external_node_assert_(!("deadLetter" in config) || config.deadLetter === null || typeof config.deadLetter === "string", "deadLetter must be a string");
   external_node_assert_(!("notify" in config) || typeof config.notify === "boolean", "notify must be a boolean");
   if (config.deadLetter) {
    assertObjectName(config.deadLetter, "deadLetter");
   }
   validateRetryConfig(config);
   validateExpirationConfig(config);
   validateRetentionConfig(config);
   validateDeletionConfig(config);
   validateHeartbeatConfig(config);
  }
  const ISO_DATE = /^\d{4}-\d{2}-\d{2}/;
  const ZONELESS_TIME = /^(?:[T ]\d{2}(?::\d{2}(?::\d{2}(?:[.,]\d+)?)?)?)?$/;
  function pinZonelessDateTime(value) {
   return ISO_DATE.test(value) && ZONELESS_TIME.test(value.slice(10)) ? value + "Z" : value;
  }
  function checkSendArgs(args) {
   let name, data, options;
   if (typeof args[0] === "string") {
    name = args[0];
    data = args[1];
    external_node_assert_(typeof data !== "function", "send() cannot accept a function as the payload.  Did you intend to use work()?");
    options = args[2];
   } else if (typeof args[0] === "object") {
    external_node_assert_(args.length === 1, "send object API only accepts 1 argument");
    const job = args[0];
    external_node_assert_(job, "boss requires all jobs to have a name");
    name = job.name;
    data = job.data;
    options = job.options;
   }
   options = options || {};
   external_node_assert_(name, "boss requires all jobs to have a queue name");
   external_node_assert_(typeof options === "object", "options should be an object");
   options = {
    ...options
   };
   external_node_assert_(!("priority" in options) || Number.isInteger(options.priority), "priority must be an integer");
   options.priority = options.priority || 0;
   options.startAfter = options.startAfter instanceof Date && typeof options.startAfter.toISOString === "function" ? options.startAfter.toISOString() : +options.startAfter > 0 ? "" + options.startAfter : typeof options.startAfter === "string" ? pinZonelessDateTime(options.startAfter) : undefined;
   validateRetryConfig(options);
   validateExpirationConfig(options);
   validateRetentionConfig(options);
   validateDeletionConfig(options);
   validateGroupConfig(options);
   validateHeartbeatConfig(options);
   return {
    name: name,
    data: data,
    options: options
   };
  }
  const JOB_MATCH_STRATEGIES = [ "newest", "oldest", "all" ];
  function checkUpdateArgs(args, {upsert: upsert = false} = {}) {
   const verb = upsert ? "upsert()" : "update()";
   let name, data, rawOptions;
   if (typeof args[0] === "string") {
    name = args[0];
    data = args[1];
    rawOptions = args[2];
   } else if (typeof args[0] === "object") {
    external_node_assert_(args.length === 1, `${verb} object API only accepts 1 argument`);
    const job = args[0];
    external_node_assert_(job, "boss requires all jobs to have a name");
    name = job.name;
    data = job.data;
    rawOptions = job.options;
   }
   external_node_assert_(name, "boss requires all jobs to have a queue name");
   external_node_assert_(typeof data !== "function", `${verb} cannot accept a function as the payload.  Did you intend to use work()?`);
   const options = {
    ...rawOptions || {}
   };
   external_node_assert_(typeof options === "object", "options should be an object");
   const {id: id, singletonKey: singletonKey, match: match} = options;
   external_node_assert_(!!id !== !!singletonKey, `${verb} requires exactly one of id or singletonKey`);
   external_node_assert_(!(id && match !== undefined), "match is only valid when targeting jobs by singletonKey");
   external_node_assert_(match === undefined || JOB_MATCH_STRATEGIES.includes(match), `match must be one of: ${JOB_MATCH_STRATEGIES.join(", ")}`);
   external_node_assert_(!("priority" in options) || Number.isInteger(options.priority), "priority must be an integer");
   if ("startAfter" in options) {
    const startAfter = options.startAfter;
    options.startAfter = startAfter instanceof Date && typeof startAfter.toISOString === "function" ? startAfter.toISOString() : typeof startAfter === "number" && Number.isFinite(startAfter) ? "" + startAfter : typeof startAfter === "string" ? pinZonelessDateTime(startAfter) : undefined;
   }
   validateRetryConfig(options);
   validateExpirationConfig(options);
   validateRetentionConfig(options);
   validateGroupConfig(options);
   validateHeartbeatConfig(options);
   return {
    name: name,
    data: data,
    options: options
   };
  }
  function validateGroupConfig(config) {
   if (!("group" in config) || config.group === undefined || config.group === null) {
    return;
   }
   external_node_assert_(typeof config.group === "object", "group must be an object");
   external_node_assert_(typeof config.group.id === "string" && config.group.id.length > 0, "group.id must be a non-empty string");
   external_node_assert_(!("tier" in config.group) || typeof config.group.tier === "string" && config.group.tier.length > 0, "group.tier must be a non-empty string if provided");
  }
  function validateFlowJobs(jobs) {
   external_node_assert_(Array.isArray(jobs), "flow requires an array of jobs");
   external_node_assert_(jobs.length >= 2, "flow requires at least 2 jobs");
   const refs = new Set;
   for (const job of jobs) {
    external_node_assert_(typeof job.ref === "string" && job.ref.length > 0, "each flow job must have a non-empty ref");
    external_node_assert_(!refs.has(job.ref), `duplicate ref: "${job.ref}"`);
    refs.add(job.ref);
    external_node_assert_(typeof job.name === "string" && job.name.length > 0, "each flow job must have a non-empty name");
    assertObjectName(job.name);
   }
   const hasDeps = jobs.some(j => j.dependsOn && j.dependsOn.length > 0);
   external_node_assert_(hasDeps, "flow requires at least one job with dependsOn");
   for (const job of jobs) {
    if (!job.dependsOn) continue;
    external_node_assert_(Array.isArray(job.dependsOn), `dependsOn for ref "${job.ref}" must be an array`);
    for (const dep of job.dependsOn) {
     external_node_assert_(typeof dep === "string" && dep.length > 0, "dependsOn entries must be non-empty strings");
     external_node_assert_(dep !== job.ref, `job "${job.ref}" cannot depend on itself`);
     external_node_assert_(refs.has(dep), `dependsOn ref "${dep}" not found in flow`);
    }
   }
   const inDegree = new Map;
   const edges = new Map;
   for (const job of jobs) {
    inDegree.set(job.ref, 0);
    edges.set(job.ref, []);
   }
   for (const job of jobs) {
    if (!job.dependsOn) continue;
    for (const dep of job.dependsOn) {
     edges.get(dep).push(job.ref);
     inDegree.set(job.ref, inDegree.get(job.ref) + 1);
    }
   }
   const queue = [];
   for (const [ref, deg] of inDegree) {
    if (deg === 0) queue.push(ref);
   }
   let visited = 0;
   while (queue.length > 0) {
    const current = queue.shift();
    visited++;
    for (const child of edges.get(current)) {
     const newDeg = inDegree.get(child) - 1;
     inDegree.set(child, newDeg);
     if (newDeg === 0) queue.push(child);
    }
   }
   if (visited !== jobs.length) {
    const cycle = findDependencyCycle(edges);
    external_node_assert_(false, `flow contains a dependency cycle: ${cycle.join(" -> ")}`);
   }
  }
  function findDependencyCycle(edges) {
   const visiting = new Set;
   const visited = new Set;
   const path = [];
   function visit(ref) {
    if (visiting.has(ref)) {
     const start = path.indexOf(ref);
     return [ ...path.slice(start), ref ];
    }
    if (visited.has(ref)) return null;
    visiting.add(ref);
    path.push(ref);
    for (const child of edges.get(ref) || []) {
     const cycle = visit(child);
     if (cycle) return cycle;
    }
    path.pop();
    visiting.delete(ref);
    visited.add(ref);
    return null;
   }
   let cycle = null;
   for (const ref of edges.keys()) {
    cycle = visit(ref);
    if (cycle) break;
   }
   return cycle;
  }
  function validateGroupConcurrencyValue(value, optionName) {
   if (typeof value === "number") {
    external_node_assert_(Number.isInteger(value) && value >= 1, `${optionName} must be an integer >= 1`);
    return;
   }
   external_node_assert_(typeof value === "object", `${optionName} must be a number or an object with { default, tiers? }`);
   external_node_assert_(Number.isInteger(value.default) && value.default >= 1, `${optionName}.default must be an integer >= 1`);
   if ("tiers" in value && value.tiers) {
    external_node_assert_(typeof value.tiers === "object", `${optionName}.tiers must be an object`);
    for (const [tier, limit] of Object.entries(value.tiers)) {
     external_node_assert_(typeof tier === "string" && tier.length > 0, `${optionName} tier keys must be non-empty strings`);
     external_node_assert_(Number.isInteger(limit) && limit >= 1, `${optionName}.tiers["${tier}"] must be an integer >= 1`);
    }
   }
  }
  function validatePriorityRangeConfig(config) {
   if (config.minPriority !== undefined) {
    external_node_assert_(Number.isInteger(config.minPriority), "minPriority must be an integer");
   }
   if (config.maxPriority !== undefined) {
    external_node_assert_(Number.isInteger(config.maxPriority), "maxPriority must be an integer");
   }
   if (config.minPriority !== undefined && config.maxPriority !== undefined) {
    external_node_assert_(config.minPriority <= config.maxPriority, "minPriority must be <= maxPriority");
   }
  }
  function validateGroupConcurrencyConfig(config) {
   const hasGlobal = config.groupConcurrency != null;
   const hasLocal = config.localGroupConcurrency != null;
   external_node_assert_(!(hasGlobal && hasLocal), "cannot specify both groupConcurrency and localGroupConcurrency - choose one");
   if (hasGlobal) validateGroupConcurrencyValue(config.groupConcurrency, "groupConcurrency");
   if (hasLocal) {
    validateGroupConcurrencyValue(config.localGroupConcurrency, "localGroupConcurrency");
    validateLocalGroupConcurrencyLimit(config.localGroupConcurrency, config.localConcurrency);
   }
  }
  function validateLocalGroupConcurrencyLimit(localGroupConcurrency, localConcurrency) {
   const effectiveLocalConcurrency = localConcurrency ?? 1;
   if (typeof localGroupConcurrency === "number") {
    external_node_assert_(localGroupConcurrency <= effectiveLocalConcurrency, `localGroupConcurrency (${localGroupConcurrency}) cannot exceed localConcurrency (${effectiveLocalConcurrency})`);
   } else if (typeof localGroupConcurrency === "object") {
    external_node_assert_(localGroupConcurrency.default <= effectiveLocalConcurrency, `localGroupConcurrency.default (${localGroupConcurrency.default}) cannot exceed localConcurrency (${effectiveLocalConcurrency})`);
    if (localGroupConcurrency.tiers) {
     for (const [tier, limit] of Object.entries(localGroupConcurrency.tiers)) {
      external_node_assert_(limit <= effectiveLocalConcurrency, `localGroupConcurrency.tiers["${tier}"] (${limit}) cannot exceed localConcurrency (${effectiveLocalConcurrency})`);
     }
    }
   }
  }
  function checkWorkArgs(name, args) {
   let options, callback;
   external_node_assert_(name, "queue name is required");
   if (args.length === 1) {
    callback = args[0];
    options = {};
   } else if (args.length > 1) {
    options = args[0] || {};
    callback = args[1];
   }
   external_node_assert_(typeof callback === "function", "expected callback to be a function");
   external_node_assert_(typeof options === "object", "expected config to be an object");
   options = {
    ...options
   };
   applyPollingInterval(options);
   external_node_assert_(!("batchSize" in options) || Number.isInteger(options.batchSize) && options.batchSize >= 1, "batchSize must be an integer > 0");
   external_node_assert_(!("includeMetadata" in options) || typeof options.includeMetadata === "boolean", "includeMetadata must be a boolean");
   external_node_assert_(!("priority" in options) || typeof options.priority === "boolean", "priority must be a boolean");
   external_node_assert_(!("localConcurrency" in options) || Number.isInteger(options.localConcurrency) && options.localConcurrency >= 1, "localConcurrency must be an integer >= 1");
   external_node_assert_(!("perJobResults" in options) || typeof options.perJobResults === "boolean", "perJobResults must be a boolean");
   external_node_assert_(!("transactional" in options) || typeof options.transactional === "boolean", "transactional must be a boolean");
   validatePriorityRangeConfig(options);
   validateGroupConcurrencyConfig(options);
   validateHeartbeatRefreshConfig(options);
   validateTransactionalConfig(options);
   return {
    options: options,
    callback: callback
   };
  }
  function validateTransactionalConfig(options) {
   external_node_assert_(!("transactionTimeoutSeconds" in options) || Number.isInteger(options.transactionTimeoutSeconds) && options.transactionTimeoutSeconds >= 0, "transactionTimeoutSeconds must be an integer >= 0");
   if (!options.transactional) {
    external_node_assert_(!("transactionTimeoutSeconds" in options), "transactionTimeoutSeconds requires transactional");
    return;
   }
   external_node_assert_(!options.perJobResults, "transactional cannot be combined with perJobResults");
  }
  function checkFetchArgs(name, options) {
   external_node_assert_(name, "missing queue name");
   external_node_assert_(!("batchSize" in options) || Number.isInteger(options.batchSize) && options.batchSize >= 1, "batchSize must be an integer > 0");
   external_node_assert_(!("includeMetadata" in options) || typeof options.includeMetadata === "boolean", "includeMetadata must be a boolean");
   external_node_assert_(!("priority" in options) || typeof options.priority === "boolean", "priority must be a boolean");
   external_node_assert_(!("ignoreStartAfter" in options) || typeof options.ignoreStartAfter === "boolean", "ignoreStartAfter must be a boolean");
   validatePriorityRangeConfig(options);
  }
  function getConfig(value) {
   external_node_assert_(value && (typeof value === "object" || typeof value === "string"), "configuration assert: string or config object is required to connect to postgres");
   const config = typeof value === "string" ? {
    connectionString: value
   } : {
    ...value
   };
   config.schedule = "schedule" in config ? config.schedule : true;
   config.supervise = "supervise" in config ? config.supervise : true;
   config.migrate = "migrate" in config ? config.migrate : true;
   config.createSchema = "createSchema" in config ? config.createSchema : true;
   config.useListenNotify = "useListenNotify" in config ? config.useListenNotify : false;
   config.reindex = "reindex" in config ? config.reindex : true;
   resolveBackend(config);
   applyClockConfig(config);
   applySchemaConfig(config);
   applyOpsConfig(config);
   applyScheduleConfig(config);
   applyBamConfig(config);
   applyFlowConfig(config);
   validateWarningConfig(config);
   return config;
  }
  const CLOCK_METHODS = [ "now", "setTimeout", "clearTimeout", "setInterval", "clearInterval" ];
  function applyClockConfig(config) {
   if (config.clock) {
    const clock = config.clock;
    for (const method of CLOCK_METHODS) {
     external_node_assert_(typeof clock[method] === "function", `configuration assert: clock must implement ${method}()`);
    }
   }
   config.clock = config.clock || systemClock;
  }
  function applySchemaConfig(config) {
   if (config.schema) {
    assertPostgresObjectName(config.schema);
   }
   config.schema = config.schema || DEFAULT_SCHEMA;
  }
  function validateWarningConfig(config) {
   external_node_assert_(!("warningQueueSize" in config) || config.warningQueueSize >= 1, "configuration assert: warningQueueSize must be at least 1");
   external_node_assert_(!("warningSlowQuerySeconds" in config) || config.warningSlowQuerySeconds >= 1, "configuration assert: warningSlowQuerySeconds must be at least 1");
   external_node_assert_(!("warningRetentionDays" in config) || Number.isInteger(config.warningRetentionDays) && config.warningRetentionDays >= 1, "configuration assert: warningRetentionDays must be an integer >= 1");
   external_node_assert_(!("warningRetentionDays" in config) || config.warningRetentionDays <= POLICY.MAX_RETENTION_DAYS, `configuration assert: warningRetentionDays cannot exceed ${POLICY.MAX_RETENTION_DAYS} days`);
   config.warningRetentionDays = config.warningRetentionDays || POLICY.MAX_RETENTION_DAYS;
  }
  function resolveBackend(config) {
   const backend = "backend" in config ? config.backend : "postgres";
   external_node_assert_(backend in BACKEND_PROFILES, `configuration assert: backend must be one of ${Object.keys(BACKEND_PROFILES).join(", ")}`);
   config.backend = backend;
   const {flags: flags} = BACKEND_PROFILES[backend];
   for (const flag of COMPATIBILITY_FLAGS) {
    config[flag] = flags[flag] ?? false;
   }
   if (config.__test__distributed) {
    config.noSkipLocked = true;
    config.noMultiMutationCte = true;
   }
   if (config.__test__noAdvisoryLocks) {
    config.noAdvisoryLocks = true;
   }
   if (config.__test__noIndexProgressView) {
    config.noIndexProgressView = true;
   }
   if (config.__test__noTransactionalHeartbeat) {
    config.noTransactionalHeartbeat = true;
   }
   if (config.__test__noReindex) {
    config.noReindex = true;
   }
  }
  function quotedNameProblem(resolved) {
   if (resolved.includes('"')) return "cannot contain double quotes";
   if (resolved.includes("'")) return "cannot contain single quotes";
   if (resolved.includes("%")) return "cannot contain percent signs";
   if (resolved.includes("$")) return "cannot contain dollar signs";
   if (resolved.includes(".")) return "cannot contain periods";
   if (resolved.includes("\\")) return "cannot contain backslashes";
   if (/[\x00-\x1f\x7f]/.test(resolved)) return "cannot contain control characters";
   return null;
  }
  function assertPostgresObjectName(name) {
   external_node_assert_(typeof name === "string", "Name must be a string");
   const quoted = name.startsWith('"') && name.endsWith('"') && name.length > 1;
   const resolved = quoted ? name.slice(1, -1) : name;
   external_node_assert_(resolved.length > 0, "Name cannot be empty");
   external_node_assert_(Buffer.byteLength(resolved, "utf8") <= 50, "Name cannot exceed 50 bytes");
   if (quoted) {
    const problem = quotedNameProblem(resolved);
    external_node_assert_(problem === null, `Quoted name ${problem}`);
    return;
   }
   const problem = quotedNameProblem(name);
   const remedy = problem === null ? ` Pass it quoted to use it verbatim: schema: '"${name}"'` : ` Quoting will not help: a quoted name ${problem}.`;
   external_node_assert_(!/\W/.test(name), `Schema name ${JSON.stringify(name)} can only contain alphanumeric characters or underscores when unquoted.${remedy}`);
   external_node_assert_(!/^\d/.test(name), `Schema name ${JSON.stringify(name)} cannot start with a number when unquoted.${remedy}`);
  }
  function assertQueueName(name) {
   external_node_assert_(name, "Name is required");
   external_node_assert_(typeof name === "string", "Name must be a string");
   assertObjectName(name);
  }
  function assertKey(key) {
   if (!key) return;
   external_node_assert_(typeof key === "string", "Key must be a string");
   assertObjectName(key, "Key");
  }
  function validateRetentionConfig(config) {
   external_node_assert_(!("retentionSeconds" in config) || config.retentionSeconds >= 1, "configuration assert: retentionSeconds must be at least every second");
  }
  function validateExpirationConfig(config) {
   external_node_assert_(!("expireInSeconds" in config) || config.expireInSeconds >= 1, "configuration assert: expireInSeconds must be at least every second");
   external_node_assert_(!config.expireInSeconds || config.expireInSeconds / 60 / 60 <= POLICY.MAX_EXPIRATION_HOURS, `configuration assert: expiration cannot exceed ${POLICY.MAX_EXPIRATION_HOURS} hours`);
  }
  function validateRetryConfig(config) {
   external_node_assert_(!("retryDelay" in config) || Number.isInteger(config.retryDelay) && config.retryDelay >= 0, "retryDelay must be an integer >= 0");
   external_node_assert_(!("retryLimit" in config) || Number.isInteger(config.retryLimit) && config.retryLimit >= 0, "retryLimit must be an integer >= 0");
   external_node_assert_(!("retryBackoff" in config) || (config.retryBackoff === true || config.retryBackoff === false), "retryBackoff must be either true or false");
   external_node_assert_(!("retryDelayMax" in config) || config.retryDelayMax === null || config.retryBackoff === true, "retryDelayMax can only be set if retryBackoff is true");
   external_node_assert_(!("retryDelayMax" in config) || config.retryDelayMax === null || Number.isInteger(config.retryDelayMax) && config.retryDelayMax >= 0, "retryDelayMax must be an integer >= 0");
  }
  function validateHeartbeatConfig(config) {
   external_node_assert_(!("heartbeatSeconds" in config) || config.heartbeatSeconds === null || Number.isInteger(config.heartbeatSeconds) && config.heartbeatSeconds >= 10, "heartbeatSeconds must be an integer >= 10");
  }
  function validateHeartbeatRefreshConfig(config) {
   if (!("heartbeatRefreshSeconds" in config) || config.heartbeatRefreshSeconds == null) return;
   external_node_assert_(typeof config.heartbeatRefreshSeconds === "number" && config.heartbeatRefreshSeconds > 0, "heartbeatRefreshSeconds must be a number > 0");
  }
  function applyPollingInterval(config) {
   external_node_assert_(!("pollingIntervalSeconds" in config) || config.pollingIntervalSeconds >= POLICY.MIN_POLLING_INTERVAL_MS / 1e3, `configuration assert: pollingIntervalSeconds must be at least every ${POLICY.MIN_POLLING_INTERVAL_MS}ms`);
   config.pollingInterval = "pollingIntervalSeconds" in config ? config.pollingIntervalSeconds * 1e3 : 2e3;
   external_node_assert_(!("notifyPollingIntervalSeconds" in config) || config.notifyPollingIntervalSeconds >= POLICY.MIN_POLLING_INTERVAL_MS / 1e3, `configuration assert: notifyPollingIntervalSeconds must be at least every ${POLICY.MIN_POLLING_INTERVAL_MS}ms`);
   if ("notifyPollingIntervalSeconds" in config) {
    config.notifyPollingInterval = config.notifyPollingIntervalSeconds * 1e3;
    external_node_assert_(config.notifyPollingInterval >= config.pollingInterval, "configuration assert: notifyPollingIntervalSeconds must be at least pollingIntervalSeconds");
   } else {
    config.notifyPollingInterval = Math.max(3e4, config.pollingInterval);
   }
   external_node_assert_(!("burstWhenReadyExceeds" in config) || Number.isInteger(config.burstWhenReadyExceeds) && config.burstWhenReadyExceeds >= 1, "configuration assert: burstWhenReadyExceeds must be an integer >= 1");
   external_node_assert_(!("burstWhenBatchFull" in config) || typeof config.burstWhenBatchFull === "boolean", "configuration assert: burstWhenBatchFull must be a boolean");
  }
  function applyOpsConfig(config) {
   external_node_assert_(!("superviseIntervalSeconds" in config) || config.superviseIntervalSeconds >= 1, "configuration assert: superviseIntervalSeconds must be at least every second");
   config.superviseIntervalSeconds = config.superviseIntervalSeconds || 60;
   external_node_assert_(config.superviseIntervalSeconds / 60 / 60 <= POLICY.MAX_EXPIRATION_HOURS, `configuration assert: superviseIntervalSeconds cannot exceed ${POLICY.MAX_EXPIRATION_HOURS} hours`);
   external_node_assert_(!("maintenanceIntervalSeconds" in config) || config.maintenanceIntervalSeconds >= 1, "configuration assert: maintenanceIntervalSeconds must be at least every second");
   config.maintenanceIntervalSeconds = config.maintenanceIntervalSeconds || POLICY.MAX_EXPIRATION_HOURS * 60 * 60;
   external_node_assert_(config.maintenanceIntervalSeconds / 60 / 60 <= POLICY.MAX_EXPIRATION_HOURS, `configuration assert: maintenanceIntervalSeconds cannot exceed ${POLICY.MAX_EXPIRATION_HOURS} hours`);
   external_node_assert_(!("monitorIntervalSeconds" in config) || config.monitorIntervalSeconds >= 1, "configuration assert: monitorIntervalSeconds must be at least every second");
   config.monitorIntervalSeconds = config.monitorIntervalSeconds || 60;
   external_node_assert_(config.monitorIntervalSeconds / 60 / 60 <= POLICY.MAX_EXPIRATION_HOURS, `configuration assert: monitorIntervalSeconds cannot exceed ${POLICY.MAX_EXPIRATION_HOURS} hours`);
   external_node_assert_(!("queueCacheIntervalSeconds" in config) || config.queueCacheIntervalSeconds >= 1, "configuration assert: queueCacheIntervalSeconds must be at least every second");
   config.queueCacheIntervalSeconds = config.queueCacheIntervalSeconds || 60;
   external_node_assert_(config.queueCacheIntervalSeconds / 60 / 60 <= POLICY.MAX_EXPIRATION_HOURS, `configuration assert: queueCacheIntervalSeconds cannot exceed ${POLICY.MAX_EXPIRATION_HOURS} hours`);
   if ("queueStatRetentionDays" in config) {
    external_node_assert_(Number.isInteger(config.queueStatRetentionDays) && config.queueStatRetentionDays >= 1, "configuration assert: queueStatRetentionDays must be an integer >= 1");
    external_node_assert_(config.queueStatRetentionDays <= POLICY.MAX_RETENTION_DAYS, `configuration assert: queueStatRetentionDays cannot exceed ${POLICY.MAX_RETENTION_DAYS} days`);
   }
   config.queueStatRetentionDays = config.queueStatRetentionDays || 7;
   validateReindexConfig(config);
   validateVacuumMonitorConfig(config);
  }
  function validateReindexConfig(config) {
   external_node_assert_(!("reindex" in config) || typeof config.reindex === "boolean" || typeof config.reindex === "object" && config.reindex !== null, "configuration assert: reindex must be a boolean or an options object");
   if (typeof config.reindex === "object" && config.reindex !== null) {
    const {minPages: minPages, maxEntriesPerPage: maxEntriesPerPage, minSizeRatio: minSizeRatio, maxIndexBytes: maxIndexBytes, force: force} = config.reindex;
    external_node_assert_(minPages === undefined || Number.isInteger(minPages) && minPages >= 0, "configuration assert: reindex.minPages must be an integer >= 0");
    external_node_assert_(maxEntriesPerPage === undefined || typeof maxEntriesPerPage === "number" && maxEntriesPerPage > 0, "configuration assert: reindex.maxEntriesPerPage must be a number > 0");
    external_node_assert_(minSizeRatio === undefined || typeof minSizeRatio === "number" && minSizeRatio >= 0, "configuration assert: reindex.minSizeRatio must be a number >= 0");
    external_node_assert_(maxIndexBytes === undefined || Number.isInteger(maxIndexBytes) && maxIndexBytes > 0, "configuration assert: reindex.maxIndexBytes must be an integer > 0");
    external_node_assert_(force === undefined || force === false, "configuration assert: reindex.force cannot be set in constructor options. Pass it to supervise()");
   }
   external_node_assert_(!("reindexIntervalSeconds" in config) || config.reindexIntervalSeconds >= 1, "configuration assert: reindexIntervalSeconds must be at least every second");
   config.reindexIntervalSeconds = config.reindexIntervalSeconds || POLICY.MAX_EXPIRATION_HOURS * 60 * 60;
   external_node_assert_(config.reindexIntervalSeconds / 60 / 60 <= POLICY.MAX_EXPIRATION_HOURS, `configuration assert: reindexIntervalSeconds cannot exceed ${POLICY.MAX_EXPIRATION_HOURS} hours`);
  }
  function validateVacuumMonitorConfig(config) {
   external_node_assert_(!("monitorVacuum" in config) || typeof config.monitorVacuum === "boolean", "configuration assert: monitorVacuum must be a boolean");
  }
  function validateDeletionConfig(config) {
   external_node_assert_(!("deleteAfterSeconds" in config) || config.deleteAfterSeconds >= 0, "configuration assert: deleteAfterSeconds must be at least 0 (0 disables deletion)");
  }
  function applyScheduleConfig(config) {
   external_node_assert_(!("clockMonitorIntervalSeconds" in config) || config.clockMonitorIntervalSeconds >= 1 && config.clockMonitorIntervalSeconds <= 600, "configuration assert: clockMonitorIntervalSeconds must be between 1 second and 10 minutes");
   config.clockMonitorIntervalSeconds = config.clockMonitorIntervalSeconds || 600;
   external_node_assert_(!("cronMonitorIntervalSeconds" in config) || config.cronMonitorIntervalSeconds >= 1 && config.cronMonitorIntervalSeconds <= 45, "configuration assert: cronMonitorIntervalSeconds must be between 1 and 45 seconds");
   config.cronMonitorIntervalSeconds = config.cronMonitorIntervalSeconds || 30;
   external_node_assert_(!("cronWorkerIntervalSeconds" in config) || config.cronWorkerIntervalSeconds >= 1 && config.cronWorkerIntervalSeconds <= 45, "configuration assert: cronWorkerIntervalSeconds must be between 1 and 45 seconds");
   config.cronWorkerIntervalSeconds = config.cronWorkerIntervalSeconds || 5;
  }
  function applyBamConfig(config) {
   const minInterval = config.__test__bypass_bam_interval_check ? 1 : 10;
   external_node_assert_(!("bamIntervalSeconds" in config) || config.bamIntervalSeconds >= minInterval, `configuration assert: bamIntervalSeconds must be at least ${minInterval} seconds`);
   config.bamIntervalSeconds = config.bamIntervalSeconds || 60;
  }
  function applyFlowConfig(config) {
   const minInterval = config.__test__bypass_flow_interval_check ? .5 : 1;
   external_node_assert_(!("flowIntervalSeconds" in config) || config.flowIntervalSeconds >= minInterval, `configuration assert: flowIntervalSeconds must be at least ${minInterval} seconds`);
   config.flowIntervalSeconds = config.flowIntervalSeconds || 5;
  }
  function assertPartitionMetadata(partitionTables) {
   for (const partition of partitionTables) {
    external_node_assert_(typeof partition === "object" && partition !== null && typeof partition.tableName === "string" && typeof partition.policy === "string", `partitionTables entries must be { tableName, policy } records, received: ${JSON.stringify(partition)}. The string[] form was removed in 12.28.0.`);
   }
  }
  function formatJobTable(command, table) {
   return command.replace(/\.job\b/g, `.${table}`).replace(/\bjob_i(\d+)/g, `${table}_i$1`);
  }
  function inlineAsyncCommand(schema, asyncMigration, version, partitionTables) {
   const isLegacy = typeof asyncMigration === "string";
   const asyncCommand = isLegacy ? asyncMigration : asyncMigration.command;
   const nameMatch = isLegacy ? asyncCommand.match(/job_table_run_async\(\s*'([^']+)'/) : null;
   const bodyMatch = isLegacy ? asyncCommand.match(/\$\$([\s\S]*?)\$\$/) : null;
   const tableMatch = isLegacy ? asyncCommand.match(/\$\$\s*,\s*'([^']+)'/) : null;
   external_node_assert_(!isLegacy || nameMatch && bodyMatch, `Unable to inline async migration command: ${asyncCommand}`);
   const commandName = isLegacy ? nameMatch[1] : asyncMigration.name;
   const body = (isLegacy ? bodyMatch[1] : asyncMigration.command).trim();
   const partitionPolicy = isLegacy ? undefined : asyncMigration.partitionPolicy;
   const eligiblePartitions = partitionTables.filter(partition => !partitionPolicy || partition.policy === partitionPolicy).map(partition => partition.tableName);
   const targetTables = tableMatch ? [ tableMatch[1] ] : [ "job_common", ...eligiblePartitions ];
   return targetTables.map(table => {
    const ddl = formatJobTable(body, table).replace(/(CREATE (?:UNIQUE )?INDEX CONCURRENTLY)(?! IF NOT EXISTS) /, "$1 IF NOT EXISTS ");
    const comment = `-- inlined from ${schema}.job_table_run_async (migration v${version}, command: ${commandName})`;
    return `${comment}\n${ddl}`;
   });
  }
  function renderAsyncCommand(schema, asyncMigration, version) {
   if (typeof asyncMigration === "string") {
    return asyncMigration.replace(/\$VERSION\$/g, String(version));
   }
   const name = asyncMigration.name.replaceAll("'", "''");
   const policy = asyncMigration.partitionPolicy?.replaceAll("'", "''");
   if (!policy) {
    return `SELECT ${schema}.job_table_run_async('${name}', ${version}, $$${asyncMigration.command}$$)`;
   }
   return `SELECT ${schema}.job_table_run_async(\n    '${name}',\n    ${version},\n    $$${asyncMigration.command}$$,\n    targets.table_name,\n    targets.queue_name\n  )\n  FROM (\n    SELECT 'job_common'::text AS table_name, NULL::text AS queue_name\n    UNION ALL\n    SELECT table_name, name FROM ${schema}.queue WHERE partition = true AND policy = '${policy}'\n  ) targets`;
  }
  function flatten(schema, commands, version, noAdvisoryLocks) {
   commands.unshift(assertMigration(schema, version));
   commands.push(setVersion(schema, version));
   return locked(schema, commands, undefined, noAdvisoryLocks);
  }
  function rollback(schema, version, migrations, noAdvisoryLocks) {
   migrations = migrations || getAll(schema);
   const result = migrations.find(i => i.version === version);
   external_node_assert_(result, `Version ${version} not found.`);
   const clearAsync = result.async?.length ? [ `DELETE FROM ${schema}.bam WHERE version = ${result.version} AND status <> 'completed'` ] : [];
   return flatten(schema, [ ...clearAsync, ...result.uninstall || [] ], result.previous, noAdvisoryLocks);
  }
  function next(schema, version, migrations, noAdvisoryLocks) {
   migrations = migrations || getAll(schema);
   const result = migrations.find(i => i.previous === version);
   external_node_assert_(result, `Version ${version} not found.`);
   return flatten(schema, result.install, result.version, noAdvisoryLocks);
  }
  function migrateCommands(schema, version, migrations, noAdvisoryLocks, options = {}) {
   migrations = migrations || getAll(schema);
   if (Number.isInteger(version) && version !== 0) {
    const minPrevious = Math.min(...migrations.map(i => i.previous));
    external_node_assert_(version >= minPrevious, `Cannot migrate pg-boss schema from version ${version}: the oldest supported starting version is ${minPrevious}. ` + "Upgrade to a schema at or above that version using an older pg-boss release first.");
   }
   assertPartitionMetadata(options.partitionTables || []);
   const concurrent = [];
   const result = migrations.filter(i => i.previous >= version).sort((a, b) => a.version - b.version).reduce((acc, migration) => {
    acc.install = acc.install.concat(migration.install);
    if (migration.async) {
     if (options.inlineAsync) {
      for (const cmd of migration.async) {
       concurrent.push(...inlineAsyncCommand(schema, cmd, migration.version, options.partitionTables || []));
      }
     } else {
      const bamCommands = migration.async.map(cmd => renderAsyncCommand(schema, cmd, migration.version));
      acc.install = acc.install.concat(bamCommands);
     }
    }
    acc.version = migration.version;
    return acc;
   }, {
    install: [],
    version: version
   });
   external_node_assert_(result.install.length > 0, `Version ${version} not found.`);
   return {
    sql: flatten(schema, result.install, result.version, noAdvisoryLocks),
    concurrent: concurrent
   };
  }
  function migrate(schema, version, migrations, noAdvisoryLocks, options = {}) {
   const {sql: sql, concurrent: concurrent} = migrateCommands(schema, version, migrations, noAdvisoryLocks, options);
   return concurrent.length ? `${sql}\n${concurrent.join(";\n")};` : sql;
  }
  const createQueueFn = {
   26: schema => `\n    CREATE OR REPLACE FUNCTION ${schema}.create_queue(queue_name text, options jsonb)\n    RETURNS VOID AS\n    $$\n    DECLARE\n      tablename varchar := CASE WHEN options->>'partition' = 'true'\n                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')\n                            ELSE 'job_common'\n                            END;\n      queue_created_on timestamptz;\n    BEGIN\n\n      WITH q as (\n        INSERT INTO ${schema}.queue (\n          name,\n          policy,\n          retry_limit,\n          retry_delay,\n          retry_backoff,\n          retry_delay_max,\n          expire_seconds,\n          retention_seconds,\n          deletion_seconds,\n          warning_queued,\n          dead_letter,\n          partition,\n          table_name\n        )\n        VALUES (\n          queue_name,\n          options->>'policy',\n          COALESCE((options->>'retryLimit')::int, 2),\n          COALESCE((options->>'retryDelay')::int, 0),\n          COALESCE((options->>'retryBackoff')::bool, false),\n          (options->>'retryDelayMax')::int,\n          COALESCE((options->>'expireInSeconds')::int, 900),\n          COALESCE((options->>'retentionSeconds')::int, 1209600),\n          COALESCE((options->>'deleteAfterSeconds')::int, 604800),\n          COALESCE((options->>'warningQueueSize')::int, 0),\n          options->>'deadLetter',\n          COALESCE((options->>'partition')::bool, false),\n          tablename\n        )\n        ON CONFLICT DO NOTHING\n        RETURNING created_on\n      )\n      SELECT created_on into queue_created_on from q;\n\n      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN\n        RETURN;\n      END IF;\n\n      EXECUTE format('CREATE TABLE ${schema}.%I (LIKE ${schema}.job INCLUDING DEFAULTS)', tablename);\n\n      EXECUTE format('ALTER TABLE ${schema}.%1$I ADD PRIMARY KEY (name, id)', tablename);\n      EXECUTE format('ALTER TABLE ${schema}.%1$I ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${schema}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', tablename);\n      EXECUTE format('ALTER TABLE ${schema}.%1$I ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${schema}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', tablename);\n\n      EXECUTE format('CREATE INDEX %1$s_i5 ON ${schema}.%1$I (name, start_after) INCLUDE (priority, created_on, id) WHERE state < ''active''', tablename);\n      EXECUTE format('CREATE UNIQUE INDEX %1$s_i4 ON ${schema}.%1$I (name, singleton_on, COALESCE(singleton_key, '''')) WHERE state <> ''cancelled'' AND singleton_on IS NOT NULL', tablename);\n\n      IF options->>'policy' = 'short' THEN\n        EXECUTE format('CREATE UNIQUE INDEX %1$s_i1 ON ${schema}.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''created'' AND policy = ''short''', tablename);\n      ELSIF options->>'policy' = 'singleton' THEN\n        EXECUTE format('CREATE UNIQUE INDEX %1$s_i2 ON ${schema}.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''active'' AND policy = ''singleton''', tablename);\n      ELSIF options->>'policy' = 'stately' THEN\n        EXECUTE format('CREATE UNIQUE INDEX %1$s_i3 ON ${schema}.%1$I (name, state, COALESCE(singleton_key, '''')) WHERE state <= ''active'' AND policy = ''stately''', tablename);\n      ELSIF options->>'policy' = 'exclusive' THEN\n        EXECUTE format('CREATE UNIQUE INDEX %1$s_i6 ON ${schema}.%1$I (name, COALESCE(singleton_key, '''')) WHERE state <= ''active'' AND policy = ''exclusive''', tablename);\n      END IF;\n\n      EXECUTE format('ALTER TABLE ${schema}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);\n      EXECUTE format('ALTER TABLE ${schema}.job ATTACH PARTITION ${schema}.%I FOR VALUES IN (%L)', tablename, queue_name);\n    END;\n    $$\n    LANGUAGE plpgsql;\n  `,
   27: schema => `\n    CREATE OR REPLACE FUNCTION ${schema}.create_queue(queue_name text, options jsonb)\n    RETURNS VOID AS\n    $$\n    DECLARE\n      tablename varchar := CASE WHEN options->>'partition' = 'true'\n                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')\n                            ELSE 'job_common'\n                            END;\n      queue_created_on timestamptz;\n    BEGIN\n\n      WITH q as (\n        INSERT INTO ${schema}.queue (\n          name,\n          policy,\n          retry_limit,\n          retry_delay,\n          retry_backoff,\n          retry_delay_max,\n          expire_seconds,\n          retention_seconds,\n          deletion_seconds,\n          warning_queued,\n          dead_letter,\n          partition,\n          table_name\n        )\n        VALUES (\n          queue_name,\n          options->>'policy',\n          COALESCE((options->>'retryLimit')::int, 2),\n          COALESCE((options->>'retryDelay')::int, 0),\n          COALESCE((options->>'retryBackoff')::bool, false),\n          (options->>'retryDelayMax')::int,\n          COALESCE((options->>'expireInSeconds')::int, 900),\n          COALESCE((options->>'retentionSeconds')::int, 1209600),\n          COALESCE((options->>'deleteAfterSeconds')::int, 604800),\n          COALESCE((options->>'warningQueueSize')::int, 0),\n          options->>'deadLetter',\n          COALESCE((options->>'partition')::bool, false),\n          tablename\n        )\n        ON CONFLICT DO NOTHING\n        RETURNING created_on\n      )\n      SELECT created_on into queue_created_on from q;\n\n      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN\n        RETURN;\n      END IF;\n\n      EXECUTE format('CREATE TABLE ${schema}.%I (LIKE ${schema}.job INCLUDING DEFAULTS)', tablename);\n\n      EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${schema}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${schema}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);\n\n      EXECUTE ${schema}.job_table_format($cmd$CREATE INDEX job_i5 ON ${schema}.job (name, start_after) INCLUDE (priority, created_on, id) WHERE state < 'active'$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${schema}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$CREATE INDEX job_i7 ON ${schema}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);\n\n      IF options->>'policy' = 'short' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${schema}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);\n      ELSIF options->>'policy' = 'singleton' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${schema}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);\n      ELSIF options->>'policy' = 'stately' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${schema}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);\n      ELSIF options->>'policy' = 'exclusive' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${schema}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);\n      END IF;\n\n      EXECUTE format('ALTER TABLE ${schema}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);\n      EXECUTE format('ALTER TABLE ${schema}.job ATTACH PARTITION ${schema}.%I FOR VALUES IN (%L)', tablename, queue_name);\n    END;\n    $$\n    LANGUAGE plpgsql;\n  `,
   28: schema => `\n    CREATE OR REPLACE FUNCTION ${schema}.create_queue(queue_name text, options jsonb)\n    RETURNS VOID AS\n    $$\n    DECLARE\n      tablename varchar := CASE WHEN options->>'partition' = 'true'\n                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')\n                            ELSE 'job_common'\n                            END;\n      queue_created_on timestamptz;\n    BEGIN\n\n      WITH q as (\n        INSERT INTO ${schema}.queue (\n          name,\n          policy,\n          retry_limit,\n          retry_delay,\n          retry_backoff,\n          retry_delay_max,\n          expire_seconds,\n          retention_seconds,\n          deletion_seconds,\n          warning_queued,\n          dead_letter,\n          partition,\n          table_name\n        )\n        VALUES (\n          queue_name,\n          options->>'policy',\n          COALESCE((options->>'retryLimit')::int, 2),\n          COALESCE((options->>'retryDelay')::int, 0),\n          COALESCE((options->>'retryBackoff')::bool, false),\n          (options->>'retryDelayMax')::int,\n          COALESCE((options->>'expireInSeconds')::int, 900),\n          COALESCE((options->>'retentionSeconds')::int, 1209600),\n          COALESCE((options->>'deleteAfterSeconds')::int, 604800),\n          COALESCE((options->>'warningQueueSize')::int, 0),\n          options->>'deadLetter',\n          COALESCE((options->>'partition')::bool, false),\n          tablename\n        )\n        ON CONFLICT DO NOTHING\n        RETURNING created_on\n      )\n      SELECT created_on into queue_created_on from q;\n\n      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN\n        RETURN;\n      END IF;\n\n      EXECUTE format('CREATE TABLE ${schema}.%I (LIKE ${schema}.job INCLUDING DEFAULTS)', tablename);\n\n      EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${schema}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${schema}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);\n\n      EXECUTE ${schema}.job_table_format($cmd$CREATE INDEX job_i5 ON ${schema}.job (name, start_after) INCLUDE (priority, created_on, id) WHERE state < 'active'$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${schema}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$CREATE INDEX job_i7 ON ${schema}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);\n\n      IF options->>'policy' = 'short' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${schema}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);\n      ELSIF options->>'policy' = 'singleton' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${schema}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);\n      ELSIF options->>'policy' = 'stately' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${schema}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);\n      ELSIF options->>'policy' = 'exclusive' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${schema}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);\n      ELSIF options->>'policy' = 'key_strict_fifo' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${schema}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);\n        EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);\n      END IF;\n\n      EXECUTE format('ALTER TABLE ${schema}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);\n      EXECUTE format('ALTER TABLE ${schema}.job ATTACH PARTITION ${schema}.%I FOR VALUES IN (%L)', tablename, queue_name);\n    END;\n    $$\n    LANGUAGE plpgsql;\n  `,
   30: schema => `\n    CREATE OR REPLACE FUNCTION ${schema}.create_queue(queue_name text, options jsonb)\n    RETURNS VOID AS\n    $$\n    DECLARE\n      tablename varchar := CASE WHEN options->>'partition' = 'true'\n                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')\n                            ELSE 'job_common'\n                            END;\n      queue_created_on timestamptz;\n    BEGIN\n\n      WITH q as (\n        INSERT INTO ${schema}.queue (\n          name,\n          policy,\n          retry_limit,\n          retry_delay,\n          retry_backoff,\n          retry_delay_max,\n          expire_seconds,\n          retention_seconds,\n          deletion_seconds,\n          warning_queued,\n          dead_letter,\n          partition,\n          table_name,\n          heartbeat_seconds\n        )\n        VALUES (\n          queue_name,\n          options->>'policy',\n          COALESCE((options->>'retryLimit')::int, 2),\n          COALESCE((options->>'retryDelay')::int, 0),\n          COALESCE((options->>'retryBackoff')::bool, false),\n          (options->>'retryDelayMax')::int,\n          COALESCE((options->>'expireInSeconds')::int, 900),\n          COALESCE((options->>'retentionSeconds')::int, 1209600),\n          COALESCE((options->>'deleteAfterSeconds')::int, 604800),\n          COALESCE((options->>'warningQueueSize')::int, 0),\n          options->>'deadLetter',\n          COALESCE((options->>'partition')::bool, false),\n          tablename,\n          (options->>'heartbeatSeconds')::int\n        )\n        ON CONFLICT DO NOTHING\n        RETURNING created_on\n      )\n      SELECT created_on into queue_created_on from q;\n\n      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN\n        RETURN;\n      END IF;\n\n      EXECUTE format('CREATE TABLE ${schema}.%I (LIKE ${schema}.job INCLUDING DEFAULTS)', tablename);\n\n      EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${schema}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${schema}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);\n\n      EXECUTE ${schema}.job_table_format($cmd$CREATE INDEX job_i5 ON ${schema}.job (name, start_after) INCLUDE (priority, created_on, id) WHERE state < 'active'$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${schema}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$CREATE INDEX job_i7 ON ${schema}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);\n\n      IF options->>'policy' = 'short' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${schema}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);\n      ELSIF options->>'policy' = 'singleton' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${schema}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);\n      ELSIF options->>'policy' = 'stately' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${schema}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);\n      ELSIF options->>'policy' = 'exclusive' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${schema}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);\n      ELSIF options->>'policy' = 'key_strict_fifo' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${schema}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);\n        EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);\n      END IF;\n\n      EXECUTE format('ALTER TABLE ${schema}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);\n      EXECUTE format('ALTER TABLE ${schema}.job ATTACH PARTITION ${schema}.%I FOR VALUES IN (%L)', tablename, queue_name);\n    END;\n    $$\n    LANGUAGE plpgsql;\n  `,
   31: schema => `\n    CREATE OR REPLACE FUNCTION ${schema}.create_queue(queue_name text, options jsonb)\n    RETURNS VOID AS\n    $$\n    DECLARE\n      tablename varchar := CASE WHEN options->>'partition' = 'true'\n                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')\n                            ELSE 'job_common'\n                            END;\n      queue_created_on timestamptz;\n    BEGIN\n\n      WITH q as (\n        INSERT INTO ${schema}.queue (\n          name,\n          policy,\n          retry_limit,\n          retry_delay,\n          retry_backoff,\n          retry_delay_max,\n          expire_seconds,\n          retention_seconds,\n          deletion_seconds,\n          warning_queued,\n          dead_letter,\n          partition,\n          table_name,\n          heartbeat_seconds\n        )\n        VALUES (\n          queue_name,\n          options->>'policy',\n          COALESCE((options->>'retryLimit')::int, 2),\n          COALESCE((options->>'retryDelay')::int, 0),\n          COALESCE((options->>'retryBackoff')::bool, false),\n          (options->>'retryDelayMax')::int,\n          COALESCE((options->>'expireInSeconds')::int, 900),\n          COALESCE((options->>'retentionSeconds')::int, 1209600),\n          COALESCE((options->>'deleteAfterSeconds')::int, 604800),\n          COALESCE((options->>'warningQueueSize')::int, 0),\n          options->>'deadLetter',\n          COALESCE((options->>'partition')::bool, false),\n          tablename,\n          (options->>'heartbeatSeconds')::int\n        )\n        ON CONFLICT DO NOTHING\n        RETURNING created_on\n      )\n      SELECT created_on into queue_created_on from q;\n\n      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN\n        RETURN;\n      END IF;\n\n      EXECUTE format('CREATE TABLE ${schema}.%I (LIKE ${schema}.job INCLUDING DEFAULTS)', tablename);\n\n      EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${schema}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${schema}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);\n\n      EXECUTE ${schema}.job_table_format($cmd$CREATE INDEX job_i5 ON ${schema}.job (name, start_after) INCLUDE (priority, created_on, id) WHERE state < 'active' AND NOT blocked$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${schema}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$CREATE INDEX job_i7 ON ${schema}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);\n\n      IF options->>'policy' = 'short' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${schema}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);\n      ELSIF options->>'policy' = 'singleton' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${schema}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);\n      ELSIF options->>'policy' = 'stately' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${schema}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);\n      ELSIF options->>'policy' = 'exclusive' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${schema}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);\n      ELSIF options->>'policy' = 'key_strict_fifo' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${schema}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);\n        EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);\n      END IF;\n\n      EXECUTE format('ALTER TABLE ${schema}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);\n      EXECUTE format('ALTER TABLE ${schema}.job ATTACH PARTITION ${schema}.%I FOR VALUES IN (%L)', tablename, queue_name);\n    END;\n    $$\n    LANGUAGE plpgsql;\n  `,
   32: schema => `\n    CREATE OR REPLACE FUNCTION ${schema}.create_queue(queue_name text, options jsonb)\n    RETURNS VOID AS\n    $$\n    DECLARE\n      tablename varchar := CASE WHEN options->>'partition' = 'true'\n                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')\n                            ELSE 'job_common'\n                            END;\n      queue_created_on timestamptz;\n    BEGIN\n\n      WITH q as (\n        INSERT INTO ${schema}.queue (\n          name,\n          policy,\n          retry_limit,\n          retry_delay,\n          retry_backoff,\n          retry_delay_max,\n          expire_seconds,\n          retention_seconds,\n          deletion_seconds,\n          warning_queued,\n          dead_letter,\n          partition,\n          table_name,\n          heartbeat_seconds,\n          notify\n        )\n        VALUES (\n          queue_name,\n          options->>'policy',\n          COALESCE((options->>'retryLimit')::int, 2),\n          COALESCE((options->>'retryDelay')::int, 0),\n          COALESCE((options->>'retryBackoff')::bool, false),\n          (options->>'retryDelayMax')::int,\n          COALESCE((options->>'expireInSeconds')::int, 900),\n          COALESCE((options->>'retentionSeconds')::int, 1209600),\n          COALESCE((options->>'deleteAfterSeconds')::int, 604800),\n          COALESCE((options->>'warningQueueSize')::int, 0),\n          options->>'deadLetter',\n          COALESCE((options->>'partition')::bool, false),\n          tablename,\n          (options->>'heartbeatSeconds')::int,\n          COALESCE((options->>'notify')::bool, false)\n        )\n        ON CONFLICT DO NOTHING\n        RETURNING created_on\n      )\n      SELECT created_on into queue_created_on from q;\n\n      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN\n        RETURN;\n      END IF;\n\n      EXECUTE format('CREATE TABLE ${schema}.%I (LIKE ${schema}.job INCLUDING DEFAULTS)', tablename);\n\n      EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${schema}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${schema}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);\n\n      EXECUTE ${schema}.job_table_format($cmd$CREATE INDEX job_i5 ON ${schema}.job (name, start_after) INCLUDE (priority, created_on, id) WHERE state < 'active' AND NOT blocked$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${schema}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$CREATE INDEX job_i7 ON ${schema}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);\n\n      IF options->>'policy' = 'short' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${schema}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);\n      ELSIF options->>'policy' = 'singleton' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${schema}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);\n      ELSIF options->>'policy' = 'stately' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${schema}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);\n      ELSIF options->>'policy' = 'exclusive' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${schema}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);\n      ELSIF options->>'policy' = 'key_strict_fifo' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${schema}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);\n        EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);\n      END IF;\n\n      EXECUTE format('ALTER TABLE ${schema}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);\n      EXECUTE format('ALTER TABLE ${schema}.job ATTACH PARTITION ${schema}.%I FOR VALUES IN (%L)', tablename, queue_name);\n    END;\n    $$\n    LANGUAGE plpgsql;\n  `,
   33: schema => `\n    CREATE OR REPLACE FUNCTION ${schema}.create_queue(queue_name text, options jsonb)\n    RETURNS VOID AS\n    $$\n    DECLARE\n      tablename varchar := CASE WHEN options->>'partition' = 'true'\n                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')\n                            ELSE 'job_common'\n                            END;\n      queue_created_on timestamptz;\n    BEGIN\n\n      WITH q as (\n        INSERT INTO ${schema}.queue (\n          name,\n          policy,\n          retry_limit,\n          retry_delay,\n          retry_backoff,\n          retry_delay_max,\n          expire_seconds,\n          retention_seconds,\n          deletion_seconds,\n          warning_queued,\n          dead_letter,\n          partition,\n          table_name,\n          heartbeat_seconds,\n          notify\n        )\n        VALUES (\n          queue_name,\n          options->>'policy',\n          COALESCE((options->>'retryLimit')::int, 2),\n          COALESCE((options->>'retryDelay')::int, 0),\n          COALESCE((options->>'retryBackoff')::bool, false),\n          (options->>'retryDelayMax')::int,\n          COALESCE((options->>'expireInSeconds')::int, 900),\n          COALESCE((options->>'retentionSeconds')::int, 1209600),\n          COALESCE((options->>'deleteAfterSeconds')::int, 604800),\n          COALESCE((options->>'warningQueueSize')::int, 0),\n          options->>'deadLetter',\n          COALESCE((options->>'partition')::bool, false),\n          tablename,\n          (options->>'heartbeatSeconds')::int,\n          COALESCE((options->>'notify')::bool, false)\n        )\n        ON CONFLICT DO NOTHING\n        RETURNING created_on\n      )\n      SELECT created_on into queue_created_on from q;\n\n      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN\n        RETURN;\n      END IF;\n\n      EXECUTE format('CREATE TABLE ${schema}.%I (LIKE ${schema}.job INCLUDING DEFAULTS)', tablename);\n\n      EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${schema}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${schema}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);\n\n      EXECUTE ${schema}.job_table_format($cmd$CREATE INDEX job_i5 ON ${schema}.job (name, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${schema}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$CREATE INDEX job_i7 ON ${schema}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$CREATE INDEX job_i9 ON ${schema}.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);\n\n      IF options->>'policy' = 'short' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${schema}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);\n      ELSIF options->>'policy' = 'singleton' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${schema}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);\n      ELSIF options->>'policy' = 'stately' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${schema}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);\n      ELSIF options->>'policy' = 'exclusive' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${schema}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);\n      ELSIF options->>'policy' = 'key_strict_fifo' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${schema}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);\n        EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);\n      END IF;\n\n      EXECUTE format('ALTER TABLE ${schema}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);\n      EXECUTE format('ALTER TABLE ${schema}.job ATTACH PARTITION ${schema}.%I FOR VALUES IN (%L)', tablename, queue_name);\n    END;\n    $$\n    LANGUAGE plpgsql;\n  `,
   38: schema => `\n    CREATE OR REPLACE FUNCTION ${schema}.create_queue(queue_name text, options jsonb)\n    RETURNS VOID AS\n    $$\n    DECLARE\n      tablename varchar := CASE WHEN options->>'partition' = 'true'\n                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')\n                            ELSE 'job_common'\n                            END;\n      queue_created_on timestamptz;\n    BEGIN\n\n      WITH q as (\n        INSERT INTO ${schema}.queue (\n          name,\n          policy,\n          retry_limit,\n          retry_delay,\n          retry_backoff,\n          retry_delay_max,\n          expire_seconds,\n          retention_seconds,\n          deletion_seconds,\n          warning_queued,\n          dead_letter,\n          partition,\n          table_name,\n          heartbeat_seconds,\n          notify\n        )\n        VALUES (\n          queue_name,\n          options->>'policy',\n          COALESCE((options->>'retryLimit')::int, 2),\n          COALESCE((options->>'retryDelay')::int, 0),\n          COALESCE((options->>'retryBackoff')::bool, false),\n          (options->>'retryDelayMax')::int,\n          COALESCE((options->>'expireInSeconds')::int, 900),\n          COALESCE((options->>'retentionSeconds')::int, 1209600),\n          COALESCE((options->>'deleteAfterSeconds')::int, 604800),\n          COALESCE((options->>'warningQueueSize')::int, 0),\n          options->>'deadLetter',\n          COALESCE((options->>'partition')::bool, false),\n          tablename,\n          (options->>'heartbeatSeconds')::int,\n          COALESCE((options->>'notify')::bool, false)\n        )\n        ON CONFLICT DO NOTHING\n        RETURNING created_on\n      )\n      SELECT created_on into queue_created_on from q;\n\n      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN\n        RETURN;\n      END IF;\n\n      EXECUTE format('CREATE TABLE ${schema}.%I (LIKE ${schema}.job INCLUDING DEFAULTS)', tablename);\n\n      EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${schema}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${schema}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);\n\n      EXECUTE ${schema}.job_table_format($cmd$CREATE INDEX job_i5 ON ${schema}.job (name, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${schema}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$CREATE INDEX job_i7 ON ${schema}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$CREATE INDEX job_i9 ON ${schema}.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);\n\n      IF options->>'policy' = 'short' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${schema}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);\n      ELSIF options->>'policy' = 'singleton' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${schema}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);\n      ELSIF options->>'policy' = 'stately' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${schema}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);\n      ELSIF options->>'policy' = 'exclusive' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${schema}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);\n      ELSIF options->>'policy' = 'key_strict_fifo' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${schema}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);\n        EXECUTE ${schema}.job_table_format($cmd$CREATE INDEX job_i10 ON ${schema}.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);\n        EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);\n      END IF;\n\n      EXECUTE format('ALTER TABLE ${schema}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);\n      EXECUTE format('ALTER TABLE ${schema}.job ATTACH PARTITION ${schema}.%I FOR VALUES IN (%L)', tablename, queue_name);\n    END;\n    $$\n    LANGUAGE plpgsql;\n  `,
   40: schema => `\n    CREATE OR REPLACE FUNCTION ${schema}.create_queue(queue_name text, options jsonb)\n    RETURNS VOID AS\n    $$\n    DECLARE\n      tablename varchar := CASE WHEN options->>'partition' = 'true'\n                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')\n                            ELSE 'job_common'\n                            END;\n      queue_created_on timestamptz;\n    BEGIN\n\n      WITH q as (\n        INSERT INTO ${schema}.queue (\n          name,\n          policy,\n          retry_limit,\n          retry_delay,\n          retry_backoff,\n          retry_delay_max,\n          expire_seconds,\n          retention_seconds,\n          deletion_seconds,\n          warning_queued,\n          dead_letter,\n          partition,\n          table_name,\n          heartbeat_seconds,\n          notify\n        )\n        VALUES (\n          queue_name,\n          options->>'policy',\n          COALESCE((options->>'retryLimit')::int, 2),\n          COALESCE((options->>'retryDelay')::int, 0),\n          COALESCE((options->>'retryBackoff')::bool, false),\n          (options->>'retryDelayMax')::int,\n          COALESCE((options->>'expireInSeconds')::int, 900),\n          COALESCE((options->>'retentionSeconds')::int, 1209600),\n          COALESCE((options->>'deleteAfterSeconds')::int, 604800),\n          COALESCE((options->>'warningQueueSize')::int, 0),\n          options->>'deadLetter',\n          COALESCE((options->>'partition')::bool, false),\n          tablename,\n          (options->>'heartbeatSeconds')::int,\n          COALESCE((options->>'notify')::bool, false)\n        )\n        ON CONFLICT DO NOTHING\n        RETURNING created_on\n      )\n      SELECT created_on into queue_created_on from q;\n\n      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN\n        RETURN;\n      END IF;\n\n      EXECUTE format('CREATE TABLE ${schema}.%I (LIKE ${schema}.job INCLUDING DEFAULTS)', tablename);\n\n      EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${schema}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${schema}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);\n\n      EXECUTE ${schema}.job_table_format($cmd$CREATE INDEX job_i11 ON ${schema}.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${schema}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$CREATE INDEX job_i7 ON ${schema}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);\n      EXECUTE ${schema}.job_table_format($cmd$CREATE INDEX job_i9 ON ${schema}.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);\n\n      IF options->>'policy' = 'short' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${schema}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);\n      ELSIF options->>'policy' = 'singleton' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${schema}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);\n      ELSIF options->>'policy' = 'stately' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${schema}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);\n      ELSIF options->>'policy' = 'exclusive' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${schema}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);\n      ELSIF options->>'policy' = 'key_strict_fifo' THEN\n        EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${schema}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);\n        EXECUTE ${schema}.job_table_format($cmd$CREATE INDEX job_i10 ON ${schema}.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);\n        EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);\n      END IF;\n\n      EXECUTE format('ALTER TABLE ${schema}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);\n      EXECUTE format('ALTER TABLE ${schema}.job ATTACH PARTITION ${schema}.%I FOR VALUES IN (%L)', tablename, queue_name);\n    END;\n    $$\n    LANGUAGE plpgsql;\n  `,
   42: schema => `\n    CREATE OR REPLACE FUNCTION ${schema}.create_queue(queue_name text, options jsonb)\n    RETURNS VOID AS\n    $$\n    DECLARE\n    tablename varchar := CASE WHEN options->>'partition' = 'true'\n    THEN 'j' || encode(sha224(queue_name::bytea), 'hex')\n    ELSE 'job_common'\n    END;\n    queue_created_on timestamptz;\n    BEGIN\n\n    WITH q as (\n    INSERT INTO ${schema}.queue (\n    name,\n    policy,\n    retry_limit,\n    retry_delay,\n    retry_backoff,\n    retry_delay_max,\n    expire_seconds,\n    retention_seconds,\n    deletion_seconds,\n    warning_queued,\n    dead_letter,\n    partition,\n    table_name,\n    heartbeat_seconds,\n    notify,\n    created_on,\n    updated_on\n    )\n    VALUES (\n    queue_name,\n    options->>'policy',\n    COALESCE((options->>'retryLimit')::int, 2),\n    COALESCE((options->>'retryDelay')::int, 0),\n    COALESCE((options->>'retryBackoff')::bool, false),\n    (options->>'retryDelayMax')::int,\n    COALESCE((options->>'expireInSeconds')::int, 900),\n    COALESCE((options->>'retentionSeconds')::int, 1209600),\n    COALESCE((options->>'deleteAfterSeconds')::int, 604800),\n    COALESCE((options->>'warningQueueSize')::int, 0),\n    options->>'deadLetter',\n    COALESCE((options->>'partition')::bool, false),\n    tablename,\n    (options->>'heartbeatSeconds')::int,\n    COALESCE((options->>'notify')::bool, false),\n    ${schema}.job_now(),\n    ${schema}.job_now()\n    )\n    ON CONFLICT DO NOTHING\n    RETURNING created_on\n    )\n    SELECT created_on into queue_created_on from q;\n\n    IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN\n    RETURN;\n    END IF;\n\n    EXECUTE format('CREATE TABLE ${schema}.%I (LIKE ${schema}.job INCLUDING DEFAULTS)', tablename);\n\n    EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);\n    EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${schema}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);\n    EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${schema}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);\n\n    EXECUTE ${schema}.job_table_format($cmd$CREATE INDEX job_i11 ON ${schema}.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);\n    EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${schema}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);\n    EXECUTE ${schema}.job_table_format($cmd$CREATE INDEX job_i7 ON ${schema}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);\n    EXECUTE ${schema}.job_table_format($cmd$CREATE INDEX job_i9 ON ${schema}.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);\n\n    IF options->>'policy' = 'short' THEN\n    EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${schema}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);\n    ELSIF options->>'policy' = 'singleton' THEN\n    EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${schema}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);\n    ELSIF options->>'policy' = 'stately' THEN\n    EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${schema}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);\n    ELSIF options->>'policy' = 'exclusive' THEN\n    EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${schema}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);\n    ELSIF options->>'policy' = 'key_strict_fifo' THEN\n    EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${schema}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);\n    EXECUTE ${schema}.job_table_format($cmd$CREATE INDEX job_i10 ON ${schema}.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);\n    EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);\n    END IF;\n\n    EXECUTE format('ALTER TABLE ${schema}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);\n    EXECUTE format('ALTER TABLE ${schema}.job ATTACH PARTITION ${schema}.%I FOR VALUES IN (%L)', tablename, queue_name);\n    END;\n    $$\n    LANGUAGE plpgsql;\n  `,
   43: schema => `\n    CREATE OR REPLACE FUNCTION ${schema}.create_queue(queue_name text, options jsonb)\n    RETURNS VOID AS\n    $$\n    DECLARE\n    tablename varchar := CASE WHEN options->>'partition' = 'true'\n    THEN 'j' || encode(sha224(queue_name::bytea), 'hex')\n    ELSE 'job_common'\n    END;\n    queue_created_on timestamptz;\n    BEGIN\n\n    WITH q as (\n    INSERT INTO ${schema}.queue (\n    name,\n    policy,\n    retry_limit,\n    retry_delay,\n    retry_backoff,\n    retry_delay_max,\n    expire_seconds,\n    retention_seconds,\n    deletion_seconds,\n    warning_queued,\n    dead_letter,\n    partition,\n    table_name,\n    heartbeat_seconds,\n    notify,\n    created_on,\n    updated_on\n    )\n    VALUES (\n    queue_name,\n    options->>'policy',\n    COALESCE((options->>'retryLimit')::int, 2),\n    COALESCE((options->>'retryDelay')::int, 0),\n    COALESCE((options->>'retryBackoff')::bool, false),\n    (options->>'retryDelayMax')::int,\n    COALESCE((options->>'expireInSeconds')::int, 900),\n    COALESCE((options->>'retentionSeconds')::int, 1209600),\n    COALESCE((options->>'deleteAfterSeconds')::int, 604800),\n    COALESCE((options->>'warningQueueSize')::int, 0),\n    options->>'deadLetter',\n    COALESCE((options->>'partition')::bool, false),\n    tablename,\n    (options->>'heartbeatSeconds')::int,\n    COALESCE((options->>'notify')::bool, false),\n    ${schema}.job_now(),\n    ${schema}.job_now()\n    )\n    ON CONFLICT DO NOTHING\n    RETURNING created_on\n    )\n    SELECT created_on into queue_created_on from q;\n\n    IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN\n    RETURN;\n    END IF;\n\n    EXECUTE format('CREATE TABLE ${schema}.%I (LIKE ${schema}.job INCLUDING DEFAULTS)', tablename);\n\n    EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);\n    EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${schema}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);\n    EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${schema}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);\n\n    EXECUTE ${schema}.job_table_format($cmd$CREATE INDEX job_i11 ON ${schema}.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);\n    EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${schema}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);\n    EXECUTE ${schema}.job_table_format($cmd$CREATE INDEX job_i7 ON ${schema}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);\n    EXECUTE ${schema}.job_table_format($cmd$CREATE INDEX job_i9 ON ${schema}.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);\n    EXECUTE ${schema}.job_table_format($cmd$CREATE INDEX job_i12 ON ${schema}.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);\n\n    IF options->>'policy' = 'short' THEN\n    EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${schema}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);\n    ELSIF options->>'policy' = 'singleton' THEN\n    EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${schema}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);\n    ELSIF options->>'policy' = 'stately' THEN\n    EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${schema}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);\n    ELSIF options->>'policy' = 'exclusive' THEN\n    EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${schema}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);\n    ELSIF options->>'policy' = 'key_strict_fifo' THEN\n    EXECUTE ${schema}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${schema}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);\n    EXECUTE ${schema}.job_table_format($cmd$CREATE INDEX job_i10 ON ${schema}.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);\n    EXECUTE ${schema}.job_table_format($cmd$ALTER TABLE ${schema}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);\n    END IF;\n\n    EXECUTE format('ALTER TABLE ${schema}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);\n    EXECUTE format('ALTER TABLE ${schema}.job ATTACH PARTITION ${schema}.%I FOR VALUES IN (%L)', tablename, queue_name);\n    END;\n    $$\n    LANGUAGE plpgsql;\n  `
  };
  const createQueueNoPartitionFn = {
   41: schema => `\n    CREATE OR REPLACE FUNCTION ${schema}.create_queue(queue_name text, options jsonb)\n    RETURNS VOID AS\n    $$\n    BEGIN\n    INSERT INTO ${schema}.queue (\n    name,\n    policy,\n    retry_limit,\n    retry_delay,\n    retry_backoff,\n    retry_delay_max,\n    expire_seconds,\n    retention_seconds,\n    deletion_seconds,\n    warning_queued,\n    dead_letter,\n    partition,\n    table_name,\n    heartbeat_seconds\n    )\n    VALUES (\n    queue_name,\n    options->>'policy',\n    COALESCE((options->>'retryLimit')::int, 2),\n    COALESCE((options->>'retryDelay')::int, 0),\n    COALESCE((options->>'retryBackoff')::bool, false),\n    (options->>'retryDelayMax')::int,\n    COALESCE((options->>'expireInSeconds')::int, 900),\n    COALESCE((options->>'retentionSeconds')::int, 1209600),\n    COALESCE((options->>'deleteAfterSeconds')::int, 604800),\n    COALESCE((options->>'warningQueueSize')::int, 0),\n    options->>'deadLetter',\n    false,\n    'job',\n    (options->>'heartbeatSeconds')::int\n    )\n    ON CONFLICT DO NOTHING;\n    END;\n    $$\n    LANGUAGE plpgsql;\n  `,
   42: schema => `\n    CREATE OR REPLACE FUNCTION ${schema}.create_queue(queue_name text, options jsonb)\n    RETURNS VOID AS\n    $$\n    BEGIN\n    INSERT INTO ${schema}.queue (\n    name,\n    policy,\n    retry_limit,\n    retry_delay,\n    retry_backoff,\n    retry_delay_max,\n    expire_seconds,\n    retention_seconds,\n    deletion_seconds,\n    warning_queued,\n    dead_letter,\n    partition,\n    table_name,\n    heartbeat_seconds,\n    created_on,\n    updated_on\n    )\n    VALUES (\n    queue_name,\n    options->>'policy',\n    COALESCE((options->>'retryLimit')::int, 2),\n    COALESCE((options->>'retryDelay')::int, 0),\n    COALESCE((options->>'retryBackoff')::bool, false),\n    (options->>'retryDelayMax')::int,\n    COALESCE((options->>'expireInSeconds')::int, 900),\n    COALESCE((options->>'retentionSeconds')::int, 1209600),\n    COALESCE((options->>'deleteAfterSeconds')::int, 604800),\n    COALESCE((options->>'warningQueueSize')::int, 0),\n    options->>'deadLetter',\n    false,\n    'job',\n    (options->>'heartbeatSeconds')::int,\n    ${schema}.job_now(),\n    ${schema}.job_now()\n    )\n    ON CONFLICT DO NOTHING;\n    END;\n    $$\n    LANGUAGE plpgsql;\n  `
  };
  const createTableQueueStatsFn = {
   35: (schema, noPartitioning) => noPartitioning ? `\n      CREATE TABLE ${schema}.queue_stats (\n        id uuid NOT NULL DEFAULT gen_random_uuid(),\n        name text NOT NULL,\n        deferred_count int NOT NULL DEFAULT 0,\n        queued_count   int NOT NULL DEFAULT 0,\n        ready_count    int NOT NULL DEFAULT 0,\n        active_count   int NOT NULL DEFAULT 0,\n        failed_count   int NOT NULL DEFAULT 0,\n        total_count    int NOT NULL DEFAULT 0,\n        captured_on timestamptz NOT NULL DEFAULT now(),\n        PRIMARY KEY (id)\n      )\n    ` : `\n    CREATE TABLE ${schema}.queue_stats (\n      id uuid NOT NULL DEFAULT gen_random_uuid(),\n      name text NOT NULL,\n      deferred_count int NOT NULL DEFAULT 0,\n      queued_count   int NOT NULL DEFAULT 0,\n      ready_count    int NOT NULL DEFAULT 0,\n      active_count   int NOT NULL DEFAULT 0,\n      failed_count   int NOT NULL DEFAULT 0,\n      total_count    int NOT NULL DEFAULT 0,\n      captured_on timestamptz NOT NULL DEFAULT now(),\n      PRIMARY KEY (id, captured_on)\n    ) PARTITION BY RANGE (captured_on)\n  `
  };
  const createIndexQueueStatsFn = {
   35: (schema, noCovering) => {
    const cols = "(name, captured_on DESC)";
    const include = "INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count)";
    return noCovering ? `CREATE INDEX queue_stats_i1 ON ${schema}.queue_stats ${cols}` : `CREATE INDEX queue_stats_i1 ON ${schema}.queue_stats ${cols} ${include}`;
   }
  };
  const ensureQueueStatsPartitionsFn = {
   35: schema => `\n    DO $$\n    DECLARE\n      d date;\n      i int;\n      part_name text;\n    BEGIN\n      FOR i IN 0..1 LOOP\n        d := (now() AT TIME ZONE 'UTC')::date + i;\n        part_name := 'queue_stats_' || to_char(d, 'YYYYMMDD');\n        IF NOT EXISTS (\n          SELECT 1 FROM pg_class c\n          JOIN pg_namespace n ON n.oid = c.relnamespace\n          WHERE n.nspname = '${resolveSchemaName(schema)}' AND c.relname = part_name\n        ) THEN\n          EXECUTE format(\n            'CREATE TABLE ${schema}.%I PARTITION OF ${schema}.queue_stats FOR VALUES FROM (%L) TO (%L)',\n            part_name,\n            to_char(d, 'YYYY-MM-DD') || ' 00:00:00+00',\n            to_char(d + 1, 'YYYY-MM-DD') || ' 00:00:00+00'\n          );\n        END IF;\n      END LOOP;\n    END;\n    $$\n  `
  };
  const jobTableFormatFn = {
   36: schema => `\n    CREATE OR REPLACE FUNCTION ${schema}.job_table_format(command text, table_name text)\n    RETURNS text AS\n    $$\n      SELECT format(\n        replace(\n          replace(command, '.job', '.%1$I'),\n          'job_i', '%1$s_i'\n        ),\n        table_name\n      );\n    $$\n    LANGUAGE sql IMMUTABLE;\n  `,
   37: schema => `\n    CREATE OR REPLACE FUNCTION ${schema}.job_table_format(command text, table_name text)\n    RETURNS text AS\n    $$\n      SELECT format(\n        regexp_replace(\n          regexp_replace(command, '\\.job\\y', '.%1$I', 'g'),\n          '\\yjob_i(\\d+)', '%1$s_i\\1', 'g'\n        ),\n        table_name\n      );\n    $$\n    LANGUAGE sql IMMUTABLE;\n  `
  };
  function getMinVersion(schema) {
   return Math.min(...getAll(schema).map(i => i.previous));
  }
  function getAllForConfig(config) {
   return getAll(config.schema, config.noTablePartitioning, config.noCoveringIndexes, config.noAddColumnBackfill);
  }
  function getAll(schema, noPartitioning = false, noCovering = false, noAddColumnBackfill = false) {
   return [ {
    release: "11.1.0",
    version: 26,
    previous: 25,
    install: [ createQueueFn[26](schema), `CREATE UNIQUE INDEX job_i6 ON ${schema}.job_common (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'` ],
    uninstall: [ `DROP INDEX ${schema}.job_i6` ]
   }, {
    release: "12.6.0",
    version: 27,
    previous: 26,
    install: [ `ALTER TABLE ${schema}.version ADD COLUMN IF NOT EXISTS bam_on timestamp with time zone`, `\n        CREATE TABLE IF NOT EXISTS ${schema}.bam (\n          id uuid PRIMARY KEY default gen_random_uuid(),\n          name text NOT NULL,\n          version int NOT NULL,\n          status text NOT NULL DEFAULT 'pending',\n          queue text,\n          table_name text NOT NULL,\n          command text NOT NULL,\n          error text,\n          created_on timestamp with time zone NOT NULL DEFAULT now(),\n          started_on timestamp with time zone,\n          completed_on timestamp with time zone\n        )\n        `, `CREATE FUNCTION ${schema}.job_table_format(command text, table_name text)\n          RETURNS text AS\n          $$\n            SELECT format(\n              replace(\n                replace(command, '.job', '.%1$I'),\n                'job_i', '%1$s_i'\n              ),\n              table_name\n            );\n          $$\n          LANGUAGE sql IMMUTABLE;\n        `, `\n        CREATE OR REPLACE FUNCTION ${schema}.job_table_run_async(command_name text, version int, command text, tbl_name text DEFAULT NULL, queue_name text DEFAULT NULL)\n        RETURNS VOID AS\n        $$\n        BEGIN\n          IF queue_name IS NOT NULL THEN\n            SELECT table_name INTO tbl_name FROM ${schema}.queue WHERE name = queue_name;\n          END IF;\n\n          IF tbl_name IS NOT NULL THEN\n            INSERT INTO ${schema}.bam (name, version, status, queue, table_name, command)\n            VALUES (\n              command_name,\n              version,\n              'pending',\n              queue_name,\n              tbl_name,\n              ${schema}.job_table_format(command, tbl_name)\n            );\n            RETURN;\n          END IF;\n\n          INSERT INTO ${schema}.bam (name, version, status, queue, table_name, command)\n          SELECT\n            command_name,\n            version,\n            'pending',\n            NULL,\n            'job_common',\n            ${schema}.job_table_format(command, 'job_common')\n          UNION ALL\n          SELECT\n            command_name,\n            version,\n            'pending',\n            queue.name,\n            queue.table_name,\n            ${schema}.job_table_format(command, queue.table_name)\n          FROM ${schema}.queue\n          WHERE partition = true;\n        END;\n        $$\n        LANGUAGE plpgsql;\n        `, `\n        CREATE OR REPLACE FUNCTION ${schema}.job_table_run(command text, tbl_name text DEFAULT NULL, queue_name text DEFAULT NULL)\n        RETURNS VOID AS\n        $$\n        DECLARE\n          tbl RECORD;\n        BEGIN\n          IF queue_name IS NOT NULL THEN\n            SELECT table_name INTO tbl_name FROM ${schema}.queue WHERE name = queue_name;\n          END IF;\n\n          IF tbl_name IS NOT NULL THEN\n            EXECUTE ${schema}.job_table_format(command, tbl_name);\n            RETURN;\n          END IF;\n\n          EXECUTE ${schema}.job_table_format(command, 'job_common');\n\n          FOR tbl IN SELECT table_name FROM ${schema}.queue WHERE partition = true\n          LOOP\n            EXECUTE ${schema}.job_table_format(command, tbl.table_name);\n          END LOOP;\n        END;\n        $$\n        LANGUAGE plpgsql;\n        `, `ALTER TABLE ${schema}.job ADD COLUMN IF NOT EXISTS group_id text`, `ALTER TABLE ${schema}.job ADD COLUMN IF NOT EXISTS group_tier text`, createQueueFn[27](schema), `ALTER INDEX IF EXISTS ${schema}.job_i1 RENAME TO job_common_i1`, `ALTER INDEX IF EXISTS ${schema}.job_i2 RENAME TO job_common_i2`, `ALTER INDEX IF EXISTS ${schema}.job_i3 RENAME TO job_common_i3`, `ALTER INDEX IF EXISTS ${schema}.job_i4 RENAME TO job_common_i4`, `ALTER INDEX IF EXISTS ${schema}.job_i5 RENAME TO job_common_i5`, `ALTER INDEX IF EXISTS ${schema}.job_i6 RENAME TO job_common_i6`, `ALTER INDEX IF EXISTS ${schema}.job_i7 RENAME TO job_common_i7` ],
    async: [ `SELECT ${schema}.job_table_run_async(\n          'group_concurency_index',\n          $VERSION$,\n          $$\n          CREATE INDEX CONCURRENTLY IF NOT EXISTS job_i7 ON ${schema}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL\n          $$\n        )` ],
    uninstall: [ `ALTER INDEX ${schema}.job_common_i6 RENAME TO job_i6`, `ALTER INDEX ${schema}.job_common_i5 RENAME TO job_i5`, `ALTER INDEX ${schema}.job_common_i4 RENAME TO job_i4`, `ALTER INDEX ${schema}.job_common_i3 RENAME TO job_i3`, `ALTER INDEX ${schema}.job_common_i2 RENAME TO job_i2`, `ALTER INDEX ${schema}.job_common_i1 RENAME TO job_i1`, `SELECT ${schema}.job_table_run('DROP INDEX IF EXISTS ${schema}.job_i7')`, createQueueFn[26](schema), `DROP FUNCTION ${schema}.job_table_run(text, text, text)`, `DROP FUNCTION ${schema}.job_table_run_async(text, int, text, text, text)`, `DROP FUNCTION ${schema}.job_table_format(text, text)`, `DROP TABLE ${schema}.bam`, `ALTER TABLE ${schema}.version DROP COLUMN bam_on`, `ALTER TABLE ${schema}.job DROP COLUMN group_tier`, `ALTER TABLE ${schema}.job DROP COLUMN group_id` ]
   }, {
    release: "12.10.0",
    version: 28,
    previous: 27,
    install: [ `SELECT ${schema}.job_table_run($cmd$ALTER TABLE ${schema}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, 'job_common')`, createQueueFn[28](schema) ],
    async: [ `SELECT ${schema}.job_table_run_async(\n          'key_strict_fifo_index',\n          $VERSION$,\n          $$\n          CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS job_i8 ON ${schema}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'\n          $$\n        , 'job_common')` ],
    uninstall: [ `SELECT ${schema}.job_table_run('DROP INDEX IF EXISTS ${schema}.job_i8')`, `SELECT ${schema}.job_table_run('ALTER TABLE ${schema}.job DROP CONSTRAINT IF EXISTS job_key_strict_fifo_singleton_key_check')`, createQueueFn[27](schema) ]
   }, {
    release: "12.11.0",
    version: 29,
    previous: 28,
    install: [ `CREATE TABLE ${schema}.warning (\n          id uuid PRIMARY KEY default gen_random_uuid(),\n          type text NOT NULL,\n          message text NOT NULL,\n          data jsonb,\n          created_on timestamp with time zone NOT NULL DEFAULT now()\n        )`, `CREATE INDEX warning_i1 ON ${schema}.warning (created_on DESC)` ],
    uninstall: [ `DROP INDEX ${schema}.warning_i1`, `DROP TABLE ${schema}.warning` ]
   }, {
    release: "12.12.0",
    version: 30,
    previous: 29,
    install: [ `ALTER TABLE ${schema}.job ADD COLUMN heartbeat_on timestamp with time zone`, `ALTER TABLE ${schema}.job ADD COLUMN heartbeat_seconds int`, `ALTER TABLE ${schema}.queue ADD COLUMN heartbeat_seconds int`, createQueueFn[30](schema) ],
    uninstall: [ createQueueFn[28](schema), `ALTER TABLE ${schema}.queue DROP COLUMN heartbeat_seconds`, `ALTER TABLE ${schema}.job DROP COLUMN heartbeat_seconds`, `ALTER TABLE ${schema}.job DROP COLUMN heartbeat_on` ]
   }, {
    release: "12.19.0",
    version: 31,
    previous: 30,
    install: [ `ALTER TABLE ${schema}.job ADD COLUMN blocked boolean NOT NULL DEFAULT false`, `ALTER TABLE ${schema}.job ADD COLUMN blocking boolean NOT NULL DEFAULT false`, `ALTER TABLE ${schema}.job ADD COLUMN pending_dependencies int NOT NULL DEFAULT 0`, `\n        CREATE TABLE IF NOT EXISTS ${schema}.job_dependency (\n          child_name text NOT NULL,\n          child_id uuid NOT NULL,\n          parent_name text NOT NULL,\n          parent_id uuid NOT NULL,\n          PRIMARY KEY (child_name, child_id, parent_name, parent_id)\n        )\n        `, `CREATE INDEX IF NOT EXISTS job_dep_parent_idx ON ${schema}.job_dependency (parent_name, parent_id)`, createQueueFn[31](schema) ],
    uninstall: [ `DROP INDEX IF EXISTS ${schema}.job_dep_parent_idx`, `DROP TABLE IF EXISTS ${schema}.job_dependency`, createQueueFn[30](schema), `SELECT ${schema}.job_table_run($cmd$DROP INDEX IF EXISTS ${schema}.job_i5$cmd$)`, `SELECT ${schema}.job_table_run($cmd$CREATE INDEX job_i5 ON ${schema}.job (name, start_after) INCLUDE (priority, created_on, id) WHERE state < 'active'$cmd$)`, `ALTER TABLE ${schema}.job DROP COLUMN pending_dependencies`, `ALTER TABLE ${schema}.job DROP COLUMN blocking`, `ALTER TABLE ${schema}.job DROP COLUMN blocked` ]
   }, {
    release: "12.21.0",
    version: 32,
    previous: 31,
    install: [ `ALTER TABLE ${schema}.queue ADD COLUMN notify boolean NOT NULL DEFAULT false`, createQueueFn[32](schema), `ALTER TABLE ${schema}.queue ADD COLUMN failed_count int NOT NULL DEFAULT 0`, `ALTER TABLE ${schema}.queue ADD COLUMN ready_count int NOT NULL DEFAULT 0` ],
    uninstall: [ `ALTER TABLE ${schema}.queue DROP COLUMN ready_count`, `ALTER TABLE ${schema}.queue DROP COLUMN failed_count`, createQueueFn[31](schema), `ALTER TABLE ${schema}.queue DROP COLUMN notify` ]
   }, {
    release: "12.22.0",
    version: 33,
    previous: 32,
    install: [ `ALTER TABLE ${schema}.version ADD COLUMN IF NOT EXISTS flow_on timestamp with time zone`, `ALTER TABLE ${schema}.bam ALTER COLUMN created_on SET DEFAULT clock_timestamp()`, createQueueFn[33](schema) ],
    async: [ `SELECT ${schema}.job_table_run_async(\n          'flow_resolver_index',\n          $VERSION$,\n          $$\n          CREATE INDEX CONCURRENTLY IF NOT EXISTS job_i9 ON ${schema}.job (name, id) WHERE blocking AND state = 'completed'\n          $$\n        )`, `SELECT ${schema}.job_table_run_async(\n          'fetch_index_drop',\n          $VERSION$,\n          $$\n          DROP INDEX CONCURRENTLY IF EXISTS ${schema}.job_i5\n          $$\n        )`, `SELECT ${schema}.job_table_run_async(\n          'fetch_index',\n          $VERSION$,\n          $$\n          CREATE INDEX CONCURRENTLY IF NOT EXISTS job_i5 ON ${schema}.job (name, start_after) WHERE state < 'active' AND NOT blocked\n          $$\n        )` ],
    uninstall: [ createQueueFn[32](schema), `SELECT ${schema}.job_table_run($cmd$DROP INDEX IF EXISTS ${schema}.job_i5$cmd$)`, `SELECT ${schema}.job_table_run($cmd$CREATE INDEX job_i5 ON ${schema}.job (name, start_after) INCLUDE (priority, created_on, id) WHERE state < 'active' AND NOT blocked$cmd$)`, `SELECT ${schema}.job_table_run($cmd$DROP INDEX IF EXISTS ${schema}.job_i9$cmd$)`, `ALTER TABLE ${schema}.version DROP COLUMN flow_on` ]
   }, {
    release: "12.23.0",
    version: 34,
    previous: 33,
    install: [ `ALTER TABLE ${schema}.job ADD COLUMN IF NOT EXISTS source_name text`, `ALTER TABLE ${schema}.job ADD COLUMN IF NOT EXISTS source_id uuid`, `ALTER TABLE ${schema}.job ADD COLUMN IF NOT EXISTS source_created_on timestamp with time zone`, `ALTER TABLE ${schema}.job ADD COLUMN IF NOT EXISTS source_retry_count int` ],
    uninstall: [ `ALTER TABLE ${schema}.job DROP COLUMN source_name`, `ALTER TABLE ${schema}.job DROP COLUMN source_id`, `ALTER TABLE ${schema}.job DROP COLUMN source_created_on`, `ALTER TABLE ${schema}.job DROP COLUMN source_retry_count` ]
   }, {
    release: "12.24.0",
    version: 35,
    previous: 34,
    install: [ ...noPartitioning ? [ createTableQueueStatsFn[35](schema, true), createIndexQueueStatsFn[35](schema, noCovering) ] : [ createTableQueueStatsFn[35](schema, false), createIndexQueueStatsFn[35](schema, noCovering), ensureQueueStatsPartitionsFn[35](schema) ], `ALTER TABLE ${schema}.queue ADD COLUMN ready_history int[] NOT NULL DEFAULT '{}'` ],
    uninstall: [ `ALTER TABLE ${schema}.queue DROP COLUMN ready_history`, `DROP TABLE IF EXISTS ${schema}.queue_stats` ]
   }, {
    release: "12.24.1",
    version: 36,
    previous: 35,
    install: [ `ALTER TABLE ${schema}.bam ALTER COLUMN created_on SET DEFAULT clock_timestamp()` ],
    uninstall: []
   }, {
    release: "12.26.0",
    version: 37,
    previous: 36,
    install: noPartitioning ? [] : [ jobTableFormatFn[37](schema) ],
    uninstall: noPartitioning ? [] : [ jobTableFormatFn[36](schema) ]
   }, {
    release: "12.28.0",
    version: 38,
    previous: 37,
    install: noPartitioning ? [ `CREATE INDEX job_i10 ON ${schema}.job (name, singleton_key, state DESC, created_on, id)${noCovering ? "" : " INCLUDE (start_after)"} WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'` ] : [ createQueueFn[38](schema) ],
    async: noPartitioning ? [] : [ {
     name: "key_strict_fifo_head_index",
     partitionPolicy: "key_strict_fifo",
     command: `CREATE INDEX CONCURRENTLY IF NOT EXISTS job_i10 ON ${schema}.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'`
    } ],
    uninstall: noPartitioning ? [ `DROP INDEX IF EXISTS ${schema}.job_i10` ] : [ createQueueFn[33](schema), `SELECT ${schema}.job_table_run($cmd$DROP INDEX IF EXISTS ${schema}.job_i10$cmd$)` ]
   }, {
    release: "12.29.0",
    version: 39,
    previous: 38,
    install: [ `ALTER TABLE ${schema}.version ADD COLUMN IF NOT EXISTS reindex_on timestamp with time zone` ],
    uninstall: [ `ALTER TABLE ${schema}.version DROP COLUMN reindex_on` ]
   }, {
    release: "12.30.0",
    version: 40,
    previous: 39,
    install: [ `ALTER TABLE ${schema}.version ADD COLUMN IF NOT EXISTS monitor_backoff_on timestamp with time zone`, `ALTER TABLE ${schema}.queue ADD COLUMN IF NOT EXISTS monitor_claim_on timestamp with time zone`, ...noAddColumnBackfill ? [] : [ `UPDATE ${schema}.queue SET monitor_claim_on = monitor_on WHERE monitor_claim_on IS NULL` ], ...noPartitioning ? [ `CREATE INDEX job_i11 ON ${schema}.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked`, `DROP INDEX IF EXISTS ${schema}.job_i5` ] : [ createQueueFn[40](schema) ] ],
    async: noPartitioning ? [] : [ {
     name: "fetch_index_priority_build",
     command: `CREATE INDEX CONCURRENTLY IF NOT EXISTS job_i11 ON ${schema}.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked`
    }, {
     name: "fetch_index_retire",
     command: `DROP INDEX CONCURRENTLY IF EXISTS ${schema}.job_i5`
    } ],
    uninstall: [ ...noPartitioning ? [ `CREATE INDEX IF NOT EXISTS job_i5 ON ${schema}.job (name, start_after) WHERE state < 'active' AND NOT blocked`, `DROP INDEX IF EXISTS ${schema}.job_i11` ] : [ createQueueFn[38](schema), `SELECT ${schema}.job_table_run($cmd$CREATE INDEX IF NOT EXISTS job_i5 ON ${schema}.job (name, start_after) WHERE state < 'active' AND NOT blocked$cmd$)`, `SELECT ${schema}.job_table_run($cmd$DROP INDEX IF EXISTS ${schema}.job_i11$cmd$)` ], `ALTER TABLE ${schema}.queue DROP COLUMN monitor_claim_on`, `ALTER TABLE ${schema}.version DROP COLUMN monitor_backoff_on` ]
   }, {
    release: "12.31.0",
    version: 41,
    previous: 40,
    install: [ `ALTER TABLE ${schema}.schedule ADD COLUMN IF NOT EXISTS kind text NOT NULL DEFAULT 'cron' CHECK (kind IN ('cron', 'rrule'))`, ...noAddColumnBackfill ? [] : [ `UPDATE ${schema}.schedule SET kind = 'rrule'\n              WHERE kind = 'cron'\n                AND (cron ~* '(^|[[:space:]]|;)FREQ=' OR cron ~* '(^|[[:space:]])(DTSTART|RRULE|RDATE|EXDATE)[;:]')` ], `UPDATE ${schema}.schedule SET timezone = 'UTC' WHERE timezone IS NULL`, `ALTER TABLE ${schema}.schedule ALTER COLUMN timezone SET DEFAULT 'UTC'`, `ALTER TABLE ${schema}.schedule ADD COLUMN IF NOT EXISTS last_job_id uuid` ],
    uninstall: [ `ALTER TABLE ${schema}.schedule DROP COLUMN kind`, `ALTER TABLE ${schema}.schedule DROP COLUMN last_job_id` ]
   }, {
    release: "12.33.0",
    version: 42,
    previous: 41,
    install: [ `CREATE OR REPLACE FUNCTION ${schema}.job_now()\n RETURNS timestamp with time zone\n LANGUAGE sql\n STABLE\nAS $function$\n      SELECT pg_catalog.now();\n    $function$\n`, noPartitioning ? createQueueNoPartitionFn[42](schema) : createQueueFn[42](schema) ],
    uninstall: [ noPartitioning ? createQueueNoPartitionFn[41](schema) : createQueueFn[40](schema), `DROP FUNCTION ${schema}.job_now()` ]
   }, {
    release: "12.35.0",
    version: 43,
    previous: 42,
    install: [ `ALTER TABLE ${schema}.queue\n          ADD COLUMN created_delta int NOT NULL DEFAULT 0,\n          ADD COLUMN completed_delta int NOT NULL DEFAULT 0,\n          ADD COLUMN failed_delta int NOT NULL DEFAULT 0,\n          ADD COLUMN delta_on timestamp with time zone,\n          ADD COLUMN delta_seconds int`, `ALTER TABLE ${schema}.queue_stats\n          ADD COLUMN created_delta int,\n          ADD COLUMN completed_delta int,\n          ADD COLUMN failed_delta int,\n          ADD COLUMN delta_seconds int,\n          ADD COLUMN delta_on timestamp with time zone`, `ALTER TABLE ${schema}.job\n          ADD COLUMN IF NOT EXISTS source_output jsonb,\n          ADD COLUMN IF NOT EXISTS source_root_id uuid`, noPartitioning ? `CREATE INDEX job_i12 ON ${schema}.job (source_root_id) WHERE source_root_id IS NOT NULL` : createQueueFn[43](schema) ],
    async: noPartitioning ? [] : [ {
     name: "source_root_index_build",
     command: `CREATE INDEX CONCURRENTLY IF NOT EXISTS job_i12 ON ${schema}.job (source_root_id) WHERE source_root_id IS NOT NULL`
    } ],
    uninstall: [ ...noPartitioning ? [ `DROP INDEX IF EXISTS ${schema}.job_i12` ] : [ createQueueFn[42](schema), `SELECT ${schema}.job_table_run($cmd$DROP INDEX IF EXISTS ${schema}.job_i12$cmd$)` ], `ALTER TABLE ${schema}.queue\n          DROP COLUMN created_delta,\n          DROP COLUMN completed_delta,\n          DROP COLUMN failed_delta,\n          DROP COLUMN delta_on,\n          DROP COLUMN delta_seconds`, `ALTER TABLE ${schema}.queue_stats\n          DROP COLUMN created_delta,\n          DROP COLUMN completed_delta,\n          DROP COLUMN failed_delta,\n          DROP COLUMN delta_seconds,\n          DROP COLUMN delta_on`, `ALTER TABLE ${schema}.job\n          DROP COLUMN source_output,\n          DROP COLUMN source_root_id` ]
   } ];
  }
  const package_namespaceObject = {
   Vs: {
    w: 43
   }
  };
  const schemaVersion = package_namespaceObject.Vs.w;
  const BARE_LOWER_IDENTIFIER_REGEX = /^[a-z_][a-z0-9_]*$/;
  function planConfig(schema, backend) {
   return getConfig(backend ? {
    schema: schema,
    backend: backend
   } : {
    schema: schema
   });
  }
  async function installConfig(db, config) {
   if (!config.inlineTableIndexes) return config;
   const {rows: rows} = await db.executeSql(SERVER_VERSION);
   const cockroach = /cockroachdb/i.test(String(rows[0]?.version ?? ""));
   return cockroach ? config : {
    ...config,
    inlineTableIndexes: false
   };
  }
  class contractor_Contractor {
   static constructionPlans(schema = DEFAULT_SCHEMA, options = {}) {
    const {createSchema: createSchema = true, backend: backend} = options;
    const config = planConfig(schema, backend);
    return create(schema, schemaVersion, {
     createSchema: createSchema,
     noTablePartitioning: config.noTablePartitioning,
     noDeferrableConstraints: config.noDeferrableConstraints,
     noAdvisoryLocks: config.noAdvisoryLocks,
     noCoveringIndexes: config.noCoveringIndexes,
     inlineTableIndexes: config.inlineTableIndexes
    });
   }
   static migrationPlans(schema = DEFAULT_SCHEMA, version = schemaVersion - 1, options = {}) {
    const config = planConfig(schema, options.backend);
    return migrate(schema, version, getAllForConfig(config), config.noAdvisoryLocks, {
     inlineAsync: true,
     partitionTables: options.partitionTables
    });
   }
   static rollbackPlans(schema = DEFAULT_SCHEMA, version = schemaVersion, options = {}) {
    const config = planConfig(schema, options.backend);
    return rollback(schema, version, getAllForConfig(config), config.noAdvisoryLocks);
   }
   config;
   db;
   migrations;
   constructor(db, config) {
    for (const flag of COMPATIBILITY_FLAGS) {
     external_node_assert_(typeof config[flag] === "boolean", `contractor assert: config was not resolved (${flag} is ${typeof config[flag]}). Pass a config from attorney.getConfig().`);
    }
    this.config = config;
    this.db = db;
    this.migrations = this.config.migrations || getAllForConfig(this.config);
   }
   async schemaVersion() {
    const result = await this.db.executeSql(getVersion(this.config.schema));
    return result.rows.length ? parseInt(result.rows[0].version) : null;
   }
   async isInstalled() {
    const result = await this.db.executeSql(versionTableExists(this.config.schema));
    return !!result.rows[0].name;
   }
   async start() {
    const installed = await this.isInstalled();
    if (installed) {
     const version = await this.schemaVersion();
     if (version !== null && schemaVersion > version) {
      await this.migrate(version);
     }
    } else {
     await this.assertNoSchemaCaseVariant();
     await this.create();
    }
   }
   async assertNoSchemaCaseVariant() {
    if (this.config.allowSchemaCaseVariant) {
     return;
    }
    const schema = this.config.schema;
    let variants;
    try {
     const result = await this.db.executeSql(getSchemaCaseVariants(schema));
     variants = result.rows.map(r => r.name);
    } catch {
     return;
    }
    if (variants.length === 0) {
     return;
    }
    const spellings = variants.map(name => BARE_LOWER_IDENTIFIER_REGEX.test(name) ? `'${name}'` : `'"${name}"'`);
    throw new Error(`pg-boss is not installed in schema ${schema}, but is installed in ${variants.map(n => `"${n}"`).join(", ")}, which differs only in case. ` + "PostgreSQL folds unquoted names to lower case and stores quoted names verbatim, so these are different schemas. " + `To use the existing installation, set schema: ${spellings.join(" or ")}. ` + "To install a new schema beside it anyway, set allowSchemaCaseVariant: true.");
   }
   async detectDrift(options = {}) {
    const schema = this.config.schema;
    const probe = await this.db.executeSql(jobCommonExists(schema));
    const partitioned = !!probe.rows[0].name;
    const partitions = partitioned ? (await this.db.executeSql(getManagedQueuePartitions(schema))).rows : [];
    const liveResult = await this.db.executeSql(getSchemaIndexes(schema));
    const live = liveResult.rows.map(r => ({
     name: r.name,
     table: r.table,
     valid: r.valid,
     def: r.def,
     constraintBacked: r.constraintBacked
    }));
    let bamCommands = [];
    try {
     const bamResult = await this.db.executeSql(getIncompleteBamCommands(schema));
     bamCommands = bamResult.rows.map(r => r.command);
    } catch {
     bamCommands = [];
    }
    let liveFunctions = [];
    let functionsSupported = true;
    try {
     const fnResult = await this.db.executeSql(getSchemaFunctions(schema));
     liveFunctions = fnResult.rows.map(r => ({
      name: r.name,
      def: r.def
     }));
    } catch {
     functionsSupported = false;
    }
    let enumLabels = [];
    try {
     const enumResult = await this.db.executeSql(getEnumDefinition(schema));
     enumLabels = enumResult.rows.map(r => r.label);
    } catch {
     enumLabels = [];
    }
    let liveTables = null;
    try {
     const tableResult = await this.db.executeSql(getSchemaTables(schema));
     liveTables = tableResult.rows.map(r => r.table);
    } catch {
     liveTables = null;
    }
    let liveColumns = [];
    try {
     const colResult = await this.db.executeSql(getSchemaColumns(schema));
     liveColumns = colResult.rows.map(r => ({
      table: r.table,
      column: r.column,
      default: r.default,
      type: r.type,
      notNull: r.notNull
     }));
    } catch {
     liveColumns = [];
    }
    let liveConstraints = [];
    try {
     const conResult = await this.db.executeSql(getSchemaConstraints(schema));
     liveConstraints = conResult.rows.map(r => ({
      table: r.table,
      def: r.def
     }));
    } catch {
     liveConstraints = [];
    }
    const building = new Set(bamCommands.map(bamCommandIndexName).filter(n => n !== null));
    const canonicalPg = this.config.backend !== "cockroachdb";
    const expectedColumns = expectedManagedColumns(schema, partitioned, partitions).map(c => canonicalPg ? c : {
     table: c.table,
     columns: c.columns
    });
    const expectedIndexes = expectedManagedIndexes(schema, partitioned, partitions).map(i => this.config.noCoveringIndexes ? {
     ...i,
     include: ""
    } : i);
    return computeSchemaDrift({
     indexes: {
      expected: expectedIndexes,
      live: live,
      building: building,
      presenceOnly: !canonicalPg
     },
     tables: {
      expected: expectedManagedTables(schema, partitioned, partitions),
      live: liveTables ?? [ ...new Set(liveColumns.map(c => c.table)) ]
     },
     functions: functionsSupported ? {
      expected: expectedManagedFunctions(schema, partitioned, options),
      live: liveFunctions,
      presenceOnly: !canonicalPg
     } : undefined,
     columns: {
      expected: expectedColumns,
      live: liveColumns
     },
     constraints: canonicalPg ? {
      expected: expectedManagedConstraints(schema, partitioned),
      live: liveConstraints
     } : undefined,
     enum: {
      name: "job_state",
      expected: EXPECTED_JOB_STATES,
      actual: enumLabels
     }
    });
   }
   async detectClockOverride() {
    try {
     const result = await this.db.executeSql(getClockFunctionSource(this.config.schema));
     return clockFunctionIsOverridden(result.rows[0]?.source);
    } catch {
     return false;
    }
   }
   async restoreClockFunction() {
    await this.db.executeSql(restoreClockFunction(this.config.schema));
   }
   async check() {
    const installed = await this.isInstalled();
    if (!installed) {
     throw new Error("pg-boss is not installed");
    }
    const version = await this.schemaVersion();
    if (schemaVersion !== version) {
     throw new Error("pg-boss database requires migrations");
    }
   }
   async create() {
    try {
     const commands = create(this.config.schema, schemaVersion, await installConfig(this.db, this.config));
     await this.db.executeSql(commands);
    } catch (err) {
     external_node_assert_(err.message.includes(CREATE_RACE_MESSAGE), err);
    }
   }
   async migrate(version) {
    try {
     const commands = migrate(this.config.schema, version, this.migrations, this.config.noAdvisoryLocks);
     await this.db.executeSql(commands);
    } catch (err) {
     external_node_assert_(err.message.includes(MIGRATE_RACE_MESSAGE), err);
    }
   }
   async next(version) {
    const commands = next(this.config.schema, version, this.migrations, this.config.noAdvisoryLocks);
    await this.db.executeSql(commands);
   }
   async rollback(version) {
    const commands = rollback(this.config.schema, version, this.migrations, this.config.noAdvisoryLocks);
    await this.db.executeSql(commands);
   }
  }
  const dist_contractor = contractor_Contractor;
  var external_node_crypto_ = __webpack_require__(77598);
  const isNonErrorSymbol = Symbol("isNonError");
  function defineProperty(object, key, value) {
   Object.defineProperty(object, key, {
    value: value,
    writable: false,
    enumerable: false,
    configurable: false
   });
  }
  function stringify(value) {
   if (value === undefined) {
    return "undefined";
   }
   if (value === null) {
    return "null";
   }
   if (typeof value === "string") {
    return value;
   }
   if (typeof value === "number" || typeof value === "boolean") {
    return String(value);
   }
   if (typeof value === "bigint") {
    return `${value}n`;
   }
   if (typeof value === "symbol") {
    return value.toString();
   }
   if (typeof value === "function") {
    return `[Function${value.name ? ` ${value.name}` : " (anonymous)"}]`;
   }
   if (value instanceof Error) {
    try {
     return String(value);
    } catch {
     return "<Unserializable error>";
    }
   }
   try {
    return JSON.stringify(value);
   } catch {
    try {
     return String(value);
    } catch {
     return "<Unserializable value>";
    }
   }
  }
  class non_error_NonError extends Error {
   constructor(value, {superclass: Superclass = Error} = {}) {
    if (non_error_NonError.isNonError(value)) {
     return value;
    }
    if (value instanceof Error) {
     throw new TypeError("Do not pass Error instances to NonError. Throw the error directly instead.");
    }
    super(`Non-error value: ${stringify(value)}`);
    if (Superclass !== Error) {
     Object.setPrototypeOf(this, Superclass.prototype);
    }
    defineProperty(this, "name", "NonError");
    defineProperty(this, isNonErrorSymbol, true);
    defineProperty(this, "isNonError", true);
    defineProperty(this, "value", value);
   }
   static isNonError(value) {
    return value?.[isNonErrorSymbol] === true;
   }
   static #handleCallback(callback, arguments_) {
    try {
     const result = callback(...arguments_);
     if (result && typeof result.then === "function") {
      return (async () => {
       try {
        return await result;
       } catch (error) {
        if (error instanceof Error) {
         throw error;
        }
        throw new non_error_NonError(error);
       }
      })();
     }
     return result;
    } catch (error) {
     if (error instanceof Error) {
      throw error;
     }
     throw new non_error_NonError(error);
    }
   }
   static try(callback) {
    return non_error_NonError.#handleCallback(callback, []);
   }
   static wrap(callback) {
    return (...arguments_) => non_error_NonError.#handleCallback(callback, arguments_);
   }
   static [Symbol.hasInstance](instance) {
    return non_error_NonError.isNonError(instance);
   }
  }
  const list = [ Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError, AggregateError, globalThis.DOMException, globalThis.AssertionError, globalThis.SystemError ].filter(Boolean).map(constructor => [ constructor.name, constructor ]);
  const errorConstructors = new Map(list);
  const errorFactories = new Map;
  const isErrorInstance = value => value instanceof Error || (Error.isError?.(value) ?? Object.prototype.toString.call(value) === "[object Error]");
  function addKnownErrorConstructor(constructor, factory) {
   let instance;
   let resolvedName;
   if (typeof constructor !== "function") {
    throw new TypeError("Constructor must be a function");
   }
   if (factory && typeof factory !== "function") {
    throw new TypeError("Factory must be a function");
   }
   try {
    instance = factory ? factory() : new constructor;
    resolvedName = instance.name;
   } catch (error) {
    const subject = factory ? "Factory" : `Constructor "${constructor.name}"`;
    throw new Error(`${subject} is not compatible`, {
     cause: error
    });
   }
   if (factory && !(instance instanceof constructor)) {
    throw new TypeError("Factory must return an instance of the constructor");
   }
   if (!isErrorInstance(instance)) {
    throw new TypeError("Constructor must produce an instance of `Error`");
   }
   if (!Object.isExtensible(instance)) {
    throw new TypeError("Constructor must produce an extensible instance");
   }
   if (!resolvedName || typeof resolvedName !== "string") {
    throw new TypeError('Error instances must have a non-empty string "name" property');
   }
   if (resolvedName === "NonError") {
    throw new Error('Error constructor name "NonError" is reserved');
   }
   if (errorConstructors.has(resolvedName)) {
    throw new Error(`Error constructor "${resolvedName}" is already known`);
   }
   errorConstructors.set(resolvedName, constructor);
   if (factory) {
    errorFactories.set(resolvedName, factory);
   }
  }
  const errorProperties = [ {
   property: "name",
   enumerable: false
  }, {
   property: "message",
   enumerable: false
  }, {
   property: "stack",
   enumerable: false
  }, {
   property: "code",
   enumerable: true
  }, {
   property: "cause",
   enumerable: false
  }, {
   property: "errors",
   enumerable: false
  } ];
  const toJsonWasCalled = new WeakSet;
  const toJSON = from => {
   toJsonWasCalled.add(from);
   try {
    return from.toJSON();
   } finally {
    toJsonWasCalled.delete(from);
   }
  };
  const setProperty = (to, key, value) => {
   try {
    to[key] = value;
   } catch {}
  };
  const errorPropertyNames = new Set(errorProperties.map(({property: property}) => property));
  const newError = name => {
   if (name === "NonError") {
    return new non_error_NonError;
   }
   const factory = errorFactories.get(name);
   if (factory) {
    return factory();
   }
   const ErrorConstructor = errorConstructors.get(name) ?? Error;
   return ErrorConstructor === AggregateError ? new ErrorConstructor([]) : new ErrorConstructor;
  };
  const skip = Symbol("skip");
  const destroyValue = (value, options, depth) => {
   if (value && value instanceof Uint8Array && value.constructor?.name === "Buffer") {
    return options.serialize ? "[object Buffer]" : value;
   }
   if (value !== null && typeof value === "object" && typeof value.pipe === "function" && typeof value.on === "function") {
    return options.serialize ? "[object Stream]" : value;
   }
   if (typeof value === "function") {
    return options.serialize ? skip : value;
   }
   if (options.serialize && typeof value === "bigint") {
    return `${value}n`;
   }
   if (!value || typeof value !== "object") {
    return value;
   }
   if (options.seen.has(value)) {
    return "[Circular]";
   }
   return destroyCircular({
    ...options,
    from: value,
    to: undefined,
    depth: depth
   });
  };
  const createTarget = (from, serialize) => {
   if (Array.isArray(from)) {
    return [];
   }
   if (!serialize && isErrorLike(from)) {
    return newError(from.name);
   }
   return {};
  };
  const canRedefine = (to, property) => Object.getOwnPropertyDescriptor(to, property)?.configurable !== false;
  const unreadable = Symbol("unreadable");
  const readProperty = (from, property) => {
   try {
    return from[property];
   } catch {
    return unreadable;
   }
  };
  const isAbsent = (from, property, value) => (value === undefined || value === null) && !Object.hasOwn(from, property);
  const destroyCircular = options => {
   const {from: from, seen: seen, forceEnumerable: forceEnumerable, maxDepth: maxDepth, depth: depth, useToJSON: useToJSON, serialize: serialize} = options;
   const to = options.to ?? createTarget(from, serialize);
   seen.add(from);
   if (depth >= maxDepth) {
    seen.delete(from);
    return to;
   }
   if (useToJSON && typeof from.toJSON === "function" && !toJsonWasCalled.has(from)) {
    const json = toJSON(from);
    if (json !== from) {
     seen.delete(from);
     return json;
    }
   }
   const copyErrorProperties = serialize || isErrorInstance(to);
   if (copyErrorProperties) {
    for (const {property: property, enumerable: enumerable} of errorProperties) {
     const rawValue = readProperty(from, property);
     if (rawValue === unreadable || isAbsent(from, property, rawValue)) {
      continue;
     }
     const value = destroyValue(rawValue, options, depth + 1);
     if (value === skip) {
      continue;
     }
     if (!canRedefine(to, property)) {
      setProperty(to, property, value);
      continue;
     }
     Object.defineProperty(to, property, {
      value: value,
      enumerable: forceEnumerable || enumerable,
      configurable: true,
      writable: true
     });
    }
   }
   for (const key of Object.keys(from)) {
    if (key === "__proto__") {
     continue;
    }
    if (copyErrorProperties && errorPropertyNames.has(key)) {
     continue;
    }
    const value = destroyValue(from[key], options, depth + 1);
    if (value !== skip) {
     setProperty(to, key, value);
    }
   }
   seen.delete(from);
   return to;
  };
  function serializeError(value, options = {}) {
   const {maxDepth: maxDepth = Number.POSITIVE_INFINITY, useToJSON: useToJSON = true} = options;
   if (typeof value !== "object" || value === null) {
    value = new non_error_NonError(typeof value === "function" ? "<Function>" : value);
   }
   return destroyCircular({
    from: value,
    seen: new Set,
    forceEnumerable: true,
    maxDepth: maxDepth,
    depth: 0,
    useToJSON: useToJSON,
    serialize: true
   });
  }
  function deserializeError(value, options = {}) {
   const {maxDepth: maxDepth = Number.POSITIVE_INFINITY} = options;
   if (value instanceof Error) {
    return value;
   }
   if (isMinimumViableSerializedError(value)) {
    return destroyCircular({
     from: value,
     seen: new Set,
     to: newError(value.name),
     maxDepth: maxDepth,
     depth: 0,
     serialize: false
    });
   }
   return new NonError(value);
  }
  function isErrorLike(value) {
   return Boolean(value) && typeof value === "object" && typeof readProperty(value, "name") === "string" && typeof readProperty(value, "message") === "string" && typeof readProperty(value, "stack") === "string";
  }
  function isMinimumViableSerializedError(value) {
   return Boolean(value) && typeof value === "object" && typeof value.message === "string" && !Array.isArray(value);
  }
  const originals = new WeakMap;
  function untracked(db) {
   return originals.get(db) ?? db;
  }
  function trackActivity(db) {
   let inFlight = 0;
   let started = 0;
   let waiters = [];
   const track = fn => async (...args) => {
    inFlight++;
    started++;
    try {
     return await fn(...args);
    } finally {
     inFlight--;
     if (inFlight === 0) {
      const settled = waiters;
      waiters = [];
      for (const resolve of settled) resolve();
     }
    }
   };
   const wrap = (target, overrides) => new Proxy(target, {
    get(t, key) {
     if (Object.hasOwn(overrides, key)) return overrides[key];
     const value = Reflect.get(t, key);
     return typeof value === "function" ? value.bind(t) : value;
    },
    set(t, key, value) {
     if (Object.hasOwn(overrides, key)) {
      overrides[key] = value;
      return true;
     }
     return Reflect.set(t, key, value);
    }
   });
   const wrapDb = inner => {
    const overrides = {
     executeSql: track((text, values) => inner.executeSql(text, values))
    };
    if (typeof inner.beginTransaction === "function") {
     overrides.beginTransaction = track(async () => wrapTransaction(await inner.beginTransaction()));
    }
    const withTransaction = inner.withTransaction;
    if (typeof withTransaction === "function") {
     overrides.withTransaction = track(fn => withTransaction.call(inner, fn));
    }
    const tracked = wrap(inner, overrides);
    originals.set(tracked, inner);
    return tracked;
   };
   const wrapTransaction = tx => wrap(tx, {
    db: wrapDb(tx.db),
    commit: track(() => tx.commit()),
    rollback: track(() => tx.rollback())
   });
   async function idle() {
    let waited = false;
    for (;;) {
     if (inFlight > 0) {
      waited = true;
      await new Promise(resolve => waiters.push(resolve));
      continue;
     }
     const seen = started;
     await (0, promises_.setImmediate)();
     if (inFlight === 0 && started === seen) return waited;
     waited = true;
    }
   }
   return {
    db: wrapDb(db),
    idle: idle
   };
  }
  var esm = __webpack_require__(83849);
  const DEFAULT_LISTEN_HEARTBEAT_INTERVAL_MS = 1e4;
  const DEFAULT_LISTEN_HEARTBEAT_TIMEOUT_MS = 5e3;
  const DEFAULT_LISTEN_KEEP_ALIVE_INITIAL_DELAY_MS = 1e4;
  const TRANSACTION_ROLLBACK_TIMEOUT_MS = 5e3;
  class Db extends external_node_events_ {
   pool;
   config;
   clock;
   sessionStatements=[];
   _pgbdb;
   opened;
   constructor(config) {
    super();
    this.clock = config.clock ?? systemClock;
    config.application_name = config.application_name || "pgboss";
    config.connectionTimeoutMillis ??= 1e4;
    this.config = config;
    this._pgbdb = true;
    this.opened = false;
   }
   events={
    error: "error"
   };
   async open() {
    this.pool = new esm.Ay.Pool(this.config);
    this.pool.on("error", error => this.emit("error", error));
    this.pool.on("connect", client => {
     for (const statement of this.sessionStatements) {
      client.query(statement).catch(error => this.emit("error", error));
     }
    });
    this.opened = true;
   }
   async close() {
    if (!this.pool.ending) {
     this.opened = false;
     await this.pool.end();
    }
   }
   async setSessionStatements(statements) {
    if (!this.opened || statements.length === 0) {
     this.sessionStatements = statements;
     return;
    }
    external_node_assert_(this.pool.idleCount === this.pool.totalCount && this.pool.waitingCount === 0, "configuration assert: setSessionStatements cannot reach connections that are already checked out - call it before open(), or while the pool is idle");
    this.sessionStatements = statements;
    const clients = await Promise.all(Array.from({
     length: this.pool.totalCount
    }, async () => await this.pool.connect()));
    try {
     await Promise.all(clients.map(async client => {
      for (const statement of statements) {
       await client.query(statement);
      }
     }));
    } finally {
     for (const client of clients) client.release();
    }
   }
   async executeSql(text, values) {
    external_node_assert_(this.opened, "Database not opened. Call open() before executing SQL.");
    return await this.pool.query(text, values);
   }
   async listen(channel, onNotification, onReconnect) {
    external_node_assert_(this.opened, "Database not opened. Call open() before listening.");
    let closed = false;
    let client = null;
    let reconnectTimer = null;
    let heartbeatTimer = null;
    let attempt = 0;
    const heartbeatInterval = this.config.notifyHeartbeatIntervalMs ?? DEFAULT_LISTEN_HEARTBEAT_INTERVAL_MS;
    const heartbeatTimeout = this.config.notifyHeartbeatTimeoutMs ?? DEFAULT_LISTEN_HEARTBEAT_TIMEOUT_MS;
    const keepAliveInitialDelay = this.config.notifyKeepAliveInitialDelayMs ?? DEFAULT_LISTEN_KEEP_ALIVE_INITIAL_DELAY_MS;
    let established = false;
    const clearHeartbeat = () => {
     if (!heartbeatTimer) return;
     this.clock.clearTimeout(heartbeatTimer);
     heartbeatTimer = null;
    };
    const scheduleReconnect = () => {
     if (closed || reconnectTimer) return;
     const backoff = Math.min(3e4, 1e3 * 2 ** Math.min(attempt, 5));
     attempt++;
     reconnectTimer = this.clock.setTimeout(() => {
      reconnectTimer = null;
      connect().catch(() => scheduleReconnect());
     }, backoff);
    };
    const disconnect = (target, error) => {
     if (closed || client !== target) return;
     clearHeartbeat();
     client = null;
     target.removeAllListeners();
     target.end().catch(() => {});
     this.emit("error", error);
     if (established) scheduleReconnect();
    };
    const scheduleHeartbeat = target => {
     if (closed || client !== target) return;
     heartbeatTimer = this.clock.setTimeout(() => {
      heartbeatTimer = null;
      heartbeat(target).catch(error => disconnect(target, error));
     }, heartbeatInterval);
    };
    const heartbeat = async target => {
     if (closed || client !== target) return;
     let timeout = null;
     const query = target.query(`SELECT EXISTS (\n           SELECT 1\n             FROM pg_listening_channels() AS active(channel)\n            WHERE channel = $1\n         ) AS listening`, [ channel ]);
     query.catch(() => {});
     try {
      const result = await Promise.race([ query, new Promise((resolve, reject) => {
       timeout = this.clock.setTimeout(() => reject(new Error("LISTEN/NOTIFY heartbeat timed out")), heartbeatTimeout);
      }) ]);
      if (!result.rows[0]?.listening) {
       throw new Error("LISTEN/NOTIFY channel registration was lost");
      }
     } finally {
      if (timeout) this.clock.clearTimeout(timeout);
     }
     scheduleHeartbeat(target);
    };
    const connect = async () => {
     if (closed) return;
     const next = new esm.Ay.Client({
      ...this.config,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveInitialDelay
     });
     next.on("error", error => {
      disconnect(next, error);
     });
     next.on("end", () => disconnect(next, new Error("LISTEN/NOTIFY connection ended")));
     next.on("notification", msg => {
      if (msg.payload !== undefined) onNotification(msg.payload);
     });
     client = next;
     try {
      await next.connect();
      await next.query(`LISTEN "${channel}"`);
     } catch (err) {
      next.removeAllListeners();
      await next.end().catch(() => {});
      if (client === next) client = null;
      throw err;
     }
     attempt = 0;
     established = true;
     scheduleHeartbeat(next);
     onReconnect();
    };
    await connect();
    return {
     close: async () => {
      closed = true;
      if (reconnectTimer) {
       this.clock.clearTimeout(reconnectTimer);
       reconnectTimer = null;
      }
      clearHeartbeat();
      if (client) {
       client.removeAllListeners();
       await client.end().catch(() => {});
       client = null;
      }
     }
    };
   }
   async beginTransaction() {
    external_node_assert_(this.opened, "Database not opened. Call open() before executing SQL.");
    const client = await this.pool.connect();
    let released = false;
    let connectionError = null;
    const onClientError = err => {
     connectionError ??= err;
     release(err);
    };
    const release = err => {
     if (released) return;
     released = true;
     client.removeListener("error", onClientError);
     client.release(err);
    };
    const settledError = () => connectionError ?? new Error("Transaction is already settled");
    client.on("error", onClientError);
    try {
     await client.query("BEGIN");
    } catch (err) {
     release(err);
     throw err;
    }
    return {
     db: {
      executeSql: (text, values) => released ? Promise.reject(settledError()) : client.query(text, values)
     },
     commit: async () => {
      if (released) throw settledError();
      try {
       await client.query("COMMIT");
      } catch (err) {
       release(err);
       throw err;
      }
      release();
     },
     rollback: async () => {
      if (released) return;
      const rollback = client.query("ROLLBACK");
      const deadline = delay(TRANSACTION_ROLLBACK_TIMEOUT_MS, "ROLLBACK did not complete in time");
      try {
       await Promise.race([ rollback, deadline ]);
       release();
      } catch (err) {
       release(err);
      } finally {
       deadline.abort();
      }
     }
    };
   }
   async withTransaction(fn) {
    const tx = await this.beginTransaction();
    try {
     const result = await fn(tx.db);
     await tx.commit();
     return result;
    } catch (err) {
     await tx.rollback();
     throw err;
    }
   }
  }
  const db = Db;
  var dist = __webpack_require__(28628);
  class ClaimTimer {
   #clock;
   #ms;
   #fn;
   #handle;
   #due=0;
   #stopped=true;
   #anchored=false;
   constructor(clock, seconds, fn) {
    this.#clock = clock;
    this.#ms = seconds * 1e3;
    this.#fn = fn;
   }
   start() {
    if (!this.#stopped) return;
    this.#stopped = false;
    this.#arm();
   }
   stop() {
    this.#stopped = true;
    this.#disarm();
   }
   anchor(ms = this.#ms) {
    if (this.#stopped) return;
    this.#anchored = true;
    this.#arm(ms);
   }
   #arm(ms = this.#ms) {
    this.#disarm();
    if (this.#stopped) return;
    this.#due = this.#clock.now() + ms;
    this.#wait(ms);
   }
   #wait(ms) {
    this.#handle = this.#clock.setTimeout(() => {
     const remaining = this.#due - this.#clock.now();
     if (remaining > 0) {
      this.#wait(remaining);
     } else {
      this.#run();
     }
    }, ms);
   }
   #disarm() {
    if (this.#handle !== undefined) {
     this.#clock.clearTimeout(this.#handle);
     this.#handle = undefined;
    }
   }
   async #run() {
    this.#handle = undefined;
    this.#anchored = false;
    try {
     await this.#fn();
    } finally {
     if (!this.#anchored) this.#arm();
    }
   }
  }
  const e = (e, t) => `Non-positive ${e}: ${t}`, t = (e, t) => `Non-finite ${e}: ${t}`, n = e => `Cannot convert bigint to ${e}`, r = (e, t, n, r) => i(e, t) + `; must be between ${n}-${r}`, i = (e, t) => `Invalid ${e}: ${t}`;
  function a(e) {
   return e === void 0 ? Object.create(null) : f(e);
  }
  function o(e, r = `number`) {
   if (typeof e == `bigint`) throw TypeError(n(r));
   if (e = Number(e), !Number.isFinite(e)) throw RangeError(t(r, e));
   return e;
  }
  function s(e, t) {
   return Math.trunc(o(e, t)) || 0;
  }
  function c(e, t) {
   return l(s(e, t), t);
  }
  function l(t, n = `number`) {
   if (t <= 0) throw RangeError(e(n, t));
   return t;
  }
  function u(e, t, n) {
   return Math.min(Math.max(e, t), n);
  }
  function d(e) {
   return e !== null && (typeof e == `object` || typeof e == `function`);
  }
  function f(e) {
   if (!d(e)) throw TypeError(`Invalid object`);
   return e;
  }
  const p = i, m = e => `Missing ${e}`, h = e => `No valid fields: ` + e.join(), g = (e, t, n) => i(e, t) + `; must be ` + Object.keys(n).join(), _ = e => `Missing year` + (e ? `/era/eraYear` : ``), v = `Invalid leap month`, ee = e => i(`Calendar`, e), te = e => i(`TimeZone`, e), ne = e => `Cannot parse: ${e}`, re = e => `Invalid substring: ${e}`, ie = u, y = d;
  function b(e) {
   throw RangeError(e);
  }
  function x(e) {
   throw TypeError(e);
  }
  function ae(e, t, n, r, i) {
   return oe(t, ((e, t) => {
    let n = e[t];
    return n === void 0 && x(m(t)), n;
   })(e, t), n, r, i);
  }
  function oe(e, t, n, i, a, o) {
   let s = ie(t, n, i);
   return a && t !== s && b(((e, t, n, i, a) => a ? r(e, a[t], a[n], a[i]) : r(e, t, n, i))(e, t, n, i, o)), 
   s;
  }
  function S(e, t = Map) {
   let n = new t;
   return (t, ...r) => {
    if (n.has(t)) return n.get(t);
    let i = e(t, ...r);
    return n.set(t, i), i;
   };
  }
  const se = e => ce({
   name: e
  }, 1), ce = (e, t) => ue(e => ({
   value: e,
   configurable: 1,
   writable: !t
  }), e), le = e => ({
   [Symbol.toStringTag]: {
    value: e,
    configurable: 1
   }
  });
  function ue(e, t) {
   let n = {};
   for (let r in t) n[r] = e(t[r], r);
   return n;
  }
  function de(e, t) {
   let n = {};
   for (let r of e) n[r] = t;
   return n;
  }
  function fe(e) {
   let t = {};
   for (let n of e) t[n] = e => e[n];
   return t;
  }
  function C(e, t, n = Object.create(null)) {
   for (let r of e) n[r] = t[r];
   return n;
  }
  function pe(e, t, n) {
   for (let r of e) if (t[r] !== n[r]) return 0;
   return 1;
  }
  function me(e, t, n) {
   let r = {
    ...n
   };
   for (let n = 0; n < t; n++) r[e[n]] = 0;
   return r;
  }
  function w(e, ...t) {
   return (...n) => e(...t, ...n);
  }
  function he() {}
  function ge(e) {
   return e[0].toUpperCase() + e.substring(1);
  }
  function T(...e) {
   return [].concat(...e).sort();
  }
  function _e(e) {
   return RegExp(`^${e}$`, `i`);
  }
  function ve(e) {
   return parseInt(e.padEnd(9, `0`));
  }
  function ye(e) {
   return e && e !== `+` ? -1 : 1;
  }
  function be(e) {
   return e === void 0 ? 0 : parseInt(e);
  }
  function xe(e, t) {
   return String(t).padStart(e, `0`);
  }
  const Se = w(xe, 2);
  function E(e, t) {
   return Math.sign(e - t);
  }
  function D(e, t) {
   return e < t ? -1 : e > t ? 1 : 0;
  }
  function Ce(e, t) {
   let n = e / t;
   return e % t < 0n ? n - 1n : n;
  }
  function we(e, t) {
   let n = Ce(e, t);
   return [ n, e - n * t ];
  }
  function Te(e, t) {
   return [ Math.floor(e / t), Ee(e, t) ];
  }
  function Ee(e, t) {
   return (e % t + t) % t;
  }
  function De(e, t) {
   return Math.trunc(e / t) || 0;
  }
  function Oe(e, t) {
   return e % t || 0;
  }
  function ke(e, t = 1) {
   return t * (.5 + e / 5);
  }
  function Ae(e) {
   return Math.abs(e % 1) === .5;
  }
  const je = {
   bce: -1,
   ce: 0
  };
  function Me(e) {
   let t = e.normalize(`NFD`).toLowerCase().replace(/[^a-z0-9]/g, ``);
   return t === `bc` || t === `b` ? `bce` : t === `ad` || t === `a` ? `ce` : t;
  }
  function Ne(e) {
   return e === void 0 ? `iso8601` : e === 0 ? `gregory` : e.id;
  }
  const Pe = /^M(\d{2})(L?)$/;
  function Fe(e) {
   let t = Pe.exec(e);
   return t || b((e => `Invalid monthCode: ${e}`)(e)), [ parseInt(t[1]), !!t[2] ];
  }
  function Ie(e, t) {
   return `M` + Se(e) + (t ? `L` : ``);
  }
  function Le(e, t, n) {
   return e + (t || n && e >= n ? 1 : 0);
  }
  function Re(e, t) {
   return e - (t && e >= t ? 1 : 0);
  }
  const ze = {
   nanosecond: 0,
   microsecond: 1,
   millisecond: 2,
   second: 3,
   minute: 4,
   hour: 5,
   day: 6,
   week: 7,
   month: 8,
   year: 9
  }, Be = Object.keys(ze), Ve = 864e5, He = 1e3, Ue = 1e6, We = 1e9, Ge = 6e10, Ke = 36e11, qe = 864e11, Je = [ 1, He, Ue, We, Ge, Ke, qe ], Ye = BigInt(He), Xe = BigInt(Ue), Ze = BigInt(We), Qe = BigInt(Ge), $e = BigInt(Ke), O = BigInt(qe);
  function et(e, t) {
   let n = Number(e / O), r = Number(e % O);
   return qe / t * n + (Math.trunc(r / t) + r % t / t);
  }
  const k = Be.slice(0, 6), tt = fe(k), nt = [ `year` ], rt = [ `day` ], it = [ `day`, `month`, `year` ], at = [ `offset` ], ot = [ `timeZone` ], st = [ `era`, `eraYear` ], ct = [ `era`, `eraYear`, `year` ], lt = [ `month`, `monthCode` ], ut = [ `day`, `month`, `monthCode` ], dt = T(k), ft = T(st, nt), pt = T(lt, nt), mt = T(st, pt), ht = T([ `monthCode` ], nt), gt = T(st, ht), _t = T(rt, [ `monthCode` ]), vt = T(rt, pt), yt = T(rt, st, pt), bt = T(vt, k), xt = T(yt, k), St = T(vt, k, at), Ct = T(yt, k, at), wt = T(vt, k, at, ot), Tt = T(yt, k, at, ot), Et = T(rt, ht), Dt = T(rt, st, ht), Ot = de(k, 0);
  function kt(e) {
   return jt(e, 1), e;
  }
  const At = {
   hour: 23,
   minute: 59,
   second: 59
  };
  function jt(e, t) {
   let n = {};
   for (let r of k) n[r] = oe(r, e[r], 0, At[r] || 999, t);
   return n;
  }
  function Mt(e) {
   return Pt(e) * We + Ft(e);
  }
  function Nt(e) {
   return 1e3 * Pt(e) + e.millisecond;
  }
  function Pt(e) {
   return 3600 * e.hour + 60 * e.minute + e.second;
  }
  function Ft(e) {
   return e.millisecond * Ue + e.microsecond * He + e.nanosecond;
  }
  function It(e) {
   let [t, n] = Te(e, qe);
   return [ Lt(n), t ];
  }
  function Lt(e) {
   let [t, n] = Te(e, Ue), [r, i] = Te(n, He);
   return Rt(t, r, i);
  }
  function Rt(e, t = 0, n = 0) {
   let [r, i] = Te(e, 36e5), [a, o] = Te(i, 6e4), [s, c] = Te(o, 1e3);
   return {
    hour: r,
    minute: a,
    second: s,
    millisecond: c,
    microsecond: t,
    nanosecond: n
   };
  }
  function zt(e) {
   let [t, n] = we(e, Ze);
   return [ Number(t), Number(n) ];
  }
  function Bt(e) {
   return Ht(e) + BigInt(Mt(e));
  }
  function Vt(e) {
   return Ut(e) + Nt(e);
  }
  function Ht(e) {
   return BigInt(Wt(e)) * O;
  }
  function Ut(e) {
   return 864e5 * Wt(e);
  }
  function Wt(e) {
   return Gt(e.year, e.month, e.day);
  }
  function Gt(e, t = 1, n = 1) {
   let r = t - 1;
   return e += Math.floor(r / 12), t = Ee(r, 12), Date.UTC(e % 400 - 400, t, 0) / 864e5 + 146097 * (De(e, 400) + 1) + n;
  }
  function Kt(e) {
   let [t, n] = we(e, O);
   return {
    ...Jt(Number(t)),
    ...Lt(Number(n))
   };
  }
  function qt(e, t = 0, n = 0) {
   let [r, i] = Te(e, 864e5);
   return {
    ...Jt(r),
    ...Rt(i, t, n)
   };
  }
  function Jt(e) {
   let t = new Date(864e5 * Ee(e, 146097));
   return {
    year: t.getUTCFullYear() + 400 * Math.floor(e / 146097),
    month: t.getUTCMonth() + 1,
    day: t.getUTCDate()
   };
  }
  function Yt(e, t) {
   return Math.trunc((t - e) / 864e5);
  }
  function Xt(e) {
   return [ e, 0 ];
  }
  function Zt(e, t) {
   if (!t) return {
    year: 1972,
    month: e
   };
  }
  function Qt(e, t, n) {
   return {
    year: e,
    month: t,
    day: n
   };
  }
  function $t(e, t) {
   switch (t) {
   case 2:
    return tn(e) ? 29 : 28;

   case 4:
   case 6:
   case 9:
   case 11:
    return 30;
   }
   return 31;
  }
  function en(e) {
   return tn(e) ? 366 : 365;
  }
  function tn(e) {
   return e % 4 == 0 && (e % 100 != 0 || e % 400 == 0);
  }
  function nn(e, t, n) {
   return e += De(n, 12), (t += Oe(n, 12)) < 1 ? (e--, t += 12) : t > 12 && (e++, t -= 12), 
   {
    year: e,
    month: t
   };
  }
  function rn(e, t, n, r) {
   return 12 * (n - e) + r - t;
  }
  function an(e) {
   return Ee(Gt(e.year, e.month, e.day) + 4, 7) || 7;
  }
  function on(e) {
   return Gt(e.year, e.month, e.day) - Gt(e.year) + 1;
  }
  function sn(e) {
   let t = e.year, n = Math.floor((on(e) - an(e) + 10) / 7), r = cn(t);
   return n < 1 ? n = r = cn(--t) : n > r && (n = 1, r = cn(++t)), {
    weekOfYear: n,
    yearOfWeek: t,
    Ie: r
   };
  }
  function cn(e) {
   let t = an({
    year: e,
    month: 1,
    day: 1
   });
   return t === 4 || t === 3 && tn(e) ? 53 : 52;
  }
  function ln({year: e}) {
   return e < 1 ? {
    era: `bce`,
    eraYear: 1 - e
   } : {
    era: `ce`,
    eraYear: e
   };
  }
  function un(e) {
   return dn(e), kt(e);
  }
  function dn(e) {
   return pn(e, 1), e;
  }
  function fn(e) {
   return pe(it, e, pn(e));
  }
  function pn(e, t) {
   let {year: n} = e, r = ae(e, `month`, 1, 12, t);
   return {
    year: n,
    month: r,
    day: ae(e, `day`, 1, $t(n, r), t)
   };
  }
  function A(e, t) {
   return e ? e.ie(t) : t;
  }
  function mn(e, t, n) {
   return e ? e.O(t, n) : Xt(n);
  }
  function hn(e, t) {
   return e === 0 ? ln(t) : e ? e.h(t) : {};
  }
  function gn(e, t, n, r) {
   return e ? e.je(t, n, r) : Qt(t, n, r);
  }
  function _n(e, t) {
   return e ? e.k(t) : 12;
  }
  function vn(e, t, n) {
   return e ? e.p(t, n) : $t(t, n);
  }
  function yn(e, t) {
   let {year: n, month: r} = A(e, t), [i, a] = mn(e, n, r);
   return Ie(i, a);
  }
  function bn(e, t) {
   let {year: n} = A(e, t);
   return e ? e.u(n) : tn(n);
  }
  function xn(e, t) {
   let {year: n} = A(e, t);
   return _n(e, n);
  }
  function Sn(e, t) {
   let {year: n, month: r} = A(e, t);
   return vn(e, n, r);
  }
  function Cn(e, t) {
   let {year: n} = A(e, t);
   return e ? e.j(n) : en(n);
  }
  function wn(e, t) {
   if (!e) return on(t);
   let {year: n} = A(e, t), r = gn(e, n, 1, 1);
   return Wt(t) - Wt(r) + 1;
  }
  function Tn(e, t) {
   return e === void 0 ? sn(t).weekOfYear : void 0;
  }
  function En(e, t) {
   return e === void 0 ? sn(t).yearOfWeek : void 0;
  }
  const j = Be.map(e => e + `s`), Dn = fe(j), On = T(j), kn = j.slice(0, 6), An = j.slice(6), jn = An.slice(1), Mn = j.reduce((e, t, n) => (e[t] = n, 
  e), {}), M = de(j, 0), Nn = de(kn, 0), Pn = w(me, j);
  function Fn(e, t) {
   return t ?? b(m(e)), t;
  }
  const N = w(In, `string`);
  function In(e, t, n = e) {
   return typeof t !== e && x(p(n, t)), t;
  }
  function Ln(e, t = `number`) {
   return Number.isInteger(e) || b(((e, t) => `Non-integer ${e}: ${t}`)(t, e)), e || 0;
  }
  function Rn(e) {
   return typeof e == `symbol` && x(`Cannot convert Symbol to string`), String(e);
  }
  function zn(e, t) {
   return d(e) ? String(e) : N(e, t);
  }
  function Bn(e) {
   return typeof e == `boolean` ? BigInt(e ? 1 : 0) : typeof e == `string` ? BigInt(e) : (typeof e != `bigint` && x(`Invalid bigint: ${e}`), 
   e);
  }
  function Vn(e, t) {
   return Ln(o(e, t), t);
  }
  function Hn(e, t) {
   return typeof e == `string` ? ((e, t) => {
    let n = Object.create(null);
    return n[e] = t, n;
   })(t, e) : f(e);
  }
  const Un = `smallestUnit`, Wn = {
   constrain: 0,
   reject: 1
  }, Gn = {
   compatible: 0,
   reject: 1,
   earlier: 2,
   later: 3
  }, Kn = {
   reject: 0,
   use: 1,
   prefer: 2,
   ignore: 3
  }, qn = {
   auto: 0,
   never: 1,
   critical: 2,
   always: 3
  }, Jn = {
   auto: 0,
   never: 1,
   critical: 2
  }, Yn = {
   auto: 0,
   never: 1
  }, Xn = {
   floor: 0,
   halfFloor: 1,
   ceil: 2,
   halfCeil: 3,
   trunc: 4,
   halfTrunc: 5,
   expand: 6,
   halfExpand: 7,
   halfEven: 8
  }, Zn = [ Math.floor, e => Ae(e) ? Math.floor(e) : Math.round(e), Math.ceil, e => Ae(e) ? Math.ceil(e) : Math.round(e), Math.trunc, e => Ae(e) ? Math.trunc(e) || 0 : Math.round(e), e => e < 0 ? Math.floor(e) : Math.ceil(e), e => Math.sign(e) * Math.round(Math.abs(e)) || 0, e => Ae(e) ? (e = Math.trunc(e) || 0) + e % 2 : Math.round(e) ], Qn = {
   previous: -1,
   next: 1
  };
  function $n(e) {
   let t = e.roundingIncrement;
   return t === void 0 ? 1 : s(t, `roundingIncrement`);
  }
  function er(e) {
   let t = e.fractionalSecondDigits;
   if (t !== void 0) {
    if (typeof t != `number`) {
     if (Rn(t) === `auto`) return;
     b(p(`fractionalSecondDigits`, t));
    }
    t = oe(`fractionalSecondDigits`, Math.floor(t), 0, 9, 1);
   }
   return t;
  }
  function tr(e, t, n = 0, r) {
   let i = t[e];
   if (i === void 0) return r ? n : void 0;
   if (i = Rn(i), i === `auto`) return r ? n : null;
   let a = ze[i];
   return a === void 0 && (a = Mn[i]), a === void 0 && b(g(e, i, ze)), a;
  }
  function nr(e, t, n, r = 0) {
   let i = n[e];
   if (i === void 0) return r;
   let a = Rn(i), o = t[a];
   return o === void 0 && b(g(e, a, t)), o;
  }
  const rr = w(tr, Un), ir = w(tr, `largestUnit`), ar = w(tr, `unit`), or = w(nr, `overflow`, Wn), sr = w(nr, `disambiguation`, Gn), cr = w(nr, `offset`, Kn), lr = w(nr, `calendarName`, qn), ur = w(nr, `timeZoneName`, Jn), dr = w(nr, `offset`, Yn), fr = w(nr, `roundingMode`, Xn), pr = w(nr, `direction`, Qn);
  function mr(e, t, n, r) {
   let i = r ? qe : Je[t + 1];
   if (i) {
    let n = Je[t];
    i % ((e = oe(`roundingIncrement`, e, 1, i / n - (r ? 0 : 1), 1)) * n) && b(p(`roundingIncrement`, e));
   } else e = oe(`roundingIncrement`, e, 1, n ? 10 ** 9 : 1, 1);
   return e;
  }
  function hr(e, t, n, r) {
   return t != null && oe(e, t, n, r, 1, Be), t;
  }
  function gr(e, t) {
   t > e && b(`smallestUnit > largestUnit`);
  }
  function _r(e, t, n, r = 9, i = 0, o = 4) {
   t = a(t);
   let s = ir(t, i), c = $n(t), l = fr(t, o), u = rr(t, i, 1);
   return s = hr(`largestUnit`, s, i, r), u = hr(Un, u, i, r), s == null ? s = Math.max(n, u) : gr(s, u), 
   c = mr(c, u, 1), e && (l = (e => e < 4 ? (e + 2) % 4 : e)(l)), [ s, u, c, l ];
  }
  function vr(e, t = 6, n) {
   let r = $n(e = Hn(e, Un)), i = fr(e, 7), a = rr(e);
   return a = Fn(Un, a), a = hr(Un, a, 0, t), r = mr(r, a, void 0, n), [ a, r, i ];
  }
  function P(e, t) {
   return C(it, e, C(k, t));
  }
  function F(e) {
   return e === void 0 ? 0 : or(f(e));
  }
  function yr(e, t = 0) {
   e = a(e);
   let n = sr(e), r = cr(e, t);
   return [ or(e), r, n ];
  }
  const br = BigInt(1e8) * O, xr = BigInt(-1e8) * O, Sr = xr - O, Cr = -3261848;
  function wr(e) {
   let t = 12 * e.year + e.month;
   return (t < Cr || t > 3309129) && b(`Out-of-bounds date`), e;
  }
  function Tr(e, t = 1) {
   return Dr(Ht(e), t), e;
  }
  function Er(e) {
   let t = Ht(e);
   return Dr(t), t !== Sr || Mt(e) || b(`Out-of-bounds date`), e;
  }
  function Dr(e, t = 1) {
   (e < (t ? Sr : xr) || e > br) && b(`Out-of-bounds date`);
  }
  function Or(e) {
   return (e < xr || e > br) && b(`Out-of-bounds date`), e;
  }
  function kr(e, t) {
   return Or(Ht(e) + BigInt(Mt(e) - t));
  }
  function Ar(e) {
   return {
    epochNanoseconds: e
   };
  }
  function jr(e, t, n) {
   return {
    calendar: n,
    timeZone: t,
    epochNanoseconds: e
   };
  }
  function Mr(e, t) {
   return C(k, e, I(e, t));
  }
  function I(e, t) {
   return C(it, e, {
    calendar: t
   });
  }
  function Nr(e) {
   return C(k, e);
  }
  function L(e) {
   return C(j, e, {
    sign: ta(e)
   });
  }
  function Pr(e) {
   return t = e.epochNanoseconds, Number(Ce(t, Xe));
   var t;
  }
  function Fr(e) {
   return e.epochNanoseconds;
  }
  function Ir(e, t, n) {
   let r = ua(t), [i, a] = ((e, t) => {
    let n = t((e = Hn(e, `unit`)).relativeTo), r = ar(e);
    return r = Fn(`unit`, r), [ r, n ];
   })(n, e);
   if (!a && qi(Math.max(i, r), a)) return Rr(t, i);
   if (a || b(`Missing relativeTo`), !t.sign && qi(i, a)) return 0;
   let o = Vi(a), s = o.G(o.i, t);
   Wi(o, s);
   let c = o.re(o.i, s, i);
   return qi(i, a) ? Rr(c, i) : Lr(c, o.V(s), i, o);
  }
  function Lr(e, t, n, r) {
   let i = ta(e) || 1, a = zr(Pn(n, e), n, i, r, t), o = a.ae, s = a.de, c = Number(s - o), l = Number(t - o);
   return a.ye[j[n]] + l / c * i;
  }
  function Rr(e, t) {
   return et(ia(e), Je[t]);
  }
  function zr(e, t, n, r, i) {
   let a = j[t], o = e, s = 0, c = Br(o, a, n, r);
   return i && !((e, t, n, r) => r > 0 ? D(t, e) <= 0 && D(e, n) <= 0 : D(n, e) <= 0 && D(e, t) <= 0)(i, c.ae, c.de, Math.sign(n)) && (o = {
    ...e,
    [a]: e[a] + n
   }, s = 1, c = Br(o, a, n, r)), {
    ...c,
    ye: o,
    He: s
   };
  }
  function Br(e, t, n, r) {
   let i = {
    ...e,
    [t]: e[t] + n
   };
   return {
    ae: Hi(r, e),
    de: Hi(r, i),
    Ae: i
   };
  }
  function Vr(e, t, n) {
   let r = n - t, i = e - t;
   if (!i) return 0;
   let a = i < 0n ? -i : i, o = r < 0n ? -r : r, s = D(i, 0n) === D(r, 0n) ? 1 : -1;
   return D(a, o) <= 0 ? a === o ? s : ke(D(2n * a, o), s) : Number(i) / Number(r);
  }
  function Hr(e, t, n, r) {
   let {epochNanoseconds: i} = e, {timeZone: a, calendar: o} = e;
   if (t === 0 && n === 1) return {
    epochNanoseconds: i,
    timeZone: a,
    calendar: o
   };
   if (t === 6) {
    let t = P(R(e), Ot), n = P(vi(t, 1), Ot), o = ui(a, t), s = ui(a, n);
    i = ni(Vr(i, o, s), r) ? s : o;
   } else {
    let o = R(e), s = o.offsetNanoseconds;
    i = ci(a, Gr(o, Jr(t, n), r), s, 2, 0, 1);
   }
   return {
    epochNanoseconds: i,
    timeZone: a,
    calendar: o
   };
  }
  function Ur(e) {
   let {timeZone: t} = e, n = P(R(e), Ot), r = P(vi(n, 1), Ot), i = ui(t, n);
   return et(ui(t, r) - i, Ke);
  }
  function Wr(e) {
   let {timeZone: t, calendar: n} = e;
   return jr(ui(t, P(R(e), Ot)), t, n);
  }
  function Gr(e, t, n) {
   let [r, i] = Kr(e, t, n), a = P(vi(e, i), r);
   return Er(a), a;
  }
  function Kr(e, t, n) {
   return It(ti(Mt(e), t, n));
  }
  function qr(e) {
   return ti(e, Ge, 7);
  }
  function Jr(e, t) {
   return Je[e] * t;
  }
  function Yr(e, t) {
   return BigInt(Je[e]) * BigInt(t);
  }
  function Xr(e, t, n) {
   let r = Math.min(ua(e), 6);
   return sa(Qr(ia(e), BigInt(t), n), r);
  }
  function Zr(e, t, n, r, i, a, o) {
   if (r === 0 && i === 1) return e;
   let s = ta(e) || 1, [c, l, u] = (qi(r, o.i) ? Ui(o.i) && r < 6 && n >= 6 ? ii : ri : ai)(s, e, t, n, r, i, a, o);
   return u && r !== 7 && (c = ((e, t, n, r, i, a) => {
    for (let o = r + 1; o <= n; o++) {
     if (o === 7 && n !== 7) continue;
     let r = Pn(o, e);
     r[j[o]] += i;
     let s = D(t, Hi(a, r));
     if (s && s !== i) break;
     e = r;
    }
    return e;
   })(c, l, n, Math.max(6, r), s, o)), c;
  }
  function Qr(e, t, n) {
   return ei(e, t, n, e / t % 2n);
  }
  function $r(e, t, n) {
   let [r, i] = we(e, O), a = r * O;
   return a + ei(i, t, n, (a / t + i / t) % 2n);
  }
  function ei(e, t, n, r) {
   let i = e / t, a = e % t, o = 0;
   a && (o = ke(D(2n * (a < 0n ? -a : a), t), Math.sign(Number(a))));
   let s = ni(Number(r) + o, n);
   return (i - r + BigInt(s)) * t;
  }
  function ti(e, t, n) {
   return ni(e / t, n) * t;
  }
  function ni(e, t) {
   return Zn[t](e);
  }
  function ri(e, t, n, r, i, a, o) {
   let s = ia(t), c = Qr(s, Yr(i, a), o), l = c - s, u = Math.sign(Number(c / O) - Number(s / O)) === e, d = sa(c, Math.min(r, 6));
   return [ {
    ...t,
    ...d
   }, n + l, u ];
  }
  function ii(e, t, n, r, i, a, o, s) {
   let c = Number(aa(t)), l = Jr(i, a), u = ti(c, l, o), d = zr({
    ...t,
    ...Nn
   }, 6, e, s, n), f = d.ae, p = d.de, m = u - Number(p - f), h = 0;
   m && Math.sign(m) !== e ? n = f + BigInt(u) : (h += e, u = ti(m, l, o), n = p + BigInt(u));
   let g = ca(u);
   return [ {
    ...t,
    ...g,
    days: t.days + h
   }, n, !!h ];
  }
  function ai(e, t, n, r, i, a, o, s) {
   let c = j[i], l = Pn(i, t);
   i === 7 && (t = {
    ...t,
    weeks: t.weeks + Math.trunc(t.days / 7)
   }), l[c] = De(t[c], a) * a;
   let u = zr(l, i, a * e, s, n), d = u.ae, f = u.de, p = Vr(n, d, f), m = u.ye[c], h = u.Ae[c], g = ti(m + p * e * a, a, o), _ = g === h;
   return l[c] = g, [ l, _ ? f : d, u.He || _ ];
  }
  function oi(e, t) {
   return e.timeZone.U(e.epochNanoseconds, (e => {
    let t = pr(Hn(e, `direction`), 0);
    return t || b(p(`direction`, t)), t;
   })(t));
  }
  const R = S(si, WeakMap);
  function si(e) {
   let {epochNanoseconds: t, timeZone: n} = e, r = n.C(t);
   return {
    ...Kt(t + BigInt(r)),
    offsetNanoseconds: r
   };
  }
  function ci(e, t, n, r = 0, i = 0, a, o) {
   if (n !== void 0 && r === 1 && (r === 1 || o)) return kr(t, n);
   r !== 2 && r !== 0 || Tr(t, 0);
   let s = e.R(t);
   if (n !== void 0 && r !== 3) {
    let e = ((e, t, n, r) => {
     let i = Bt(t);
     r && (n = qr(n));
     for (let t of e) {
      let e = Number(i - t);
      if (r && (e = qr(e)), e === n) return t;
     }
    })(s, t, n, a);
    if (e !== void 0) return e;
    r === 0 && b(`Invalid TimeZone offset`);
   }
   return o ? Bt(t) : li(e, t, i, s);
  }
  function li(e, t, n = 0, r = e.R(t)) {
   if (r.length === 1) return r[0];
   if (n === 1 && b(`Ambiguous offset`), r.length) return r[n === 3 ? 1 : 0];
   let i = Bt(t), a = ((e, t) => {
    let n = e.C(t - O);
    return (e => (e > 864e11 && b(`Out-of-bounds TimeZone gap`), e))(e.C(t + O) - n);
   })(e, i), o = Kt(i + BigInt(a * (n === 2 ? -1 : 1)));
   return (r = e.R(o))[n === 2 ? 0 : r.length - 1];
  }
  function ui(e, t) {
   let n = e.R(t);
   if (n.length) return n[0];
   let r = Bt(t) - O;
   return e.U(r, 1);
  }
  function di(e, t, n, r, i) {
   let a = F(i);
   return r.sign && ua(r) < 8 && b(`Cannot use small units`), gi(t, yi(t, Tr(gi(t, n)), e ? z(r) : r, a));
  }
  function fi(e, t) {
   return Or(e + (la(n = t) && b(`Cannot use large units`), aa(n)));
   var n;
  }
  function pi(e, t, n) {
   let {calendar: r, epochNanoseconds: i, timeZone: a} = e, o = aa(t), s = i;
   if (la(t)) {
    let i = R(e);
    s = li(a, P(hi(r, i, {
     ...t,
     ...Nn
    }, n), i)) + o;
   } else s += o, F(n);
   return {
    ...e,
    epochNanoseconds: Or(s)
   };
  }
  function mi(e, t, n, r) {
   let [i, a] = _i(t, n), o = P(hi(e, t, {
    ...n,
    ...Nn,
    days: n.days + a
   }, r), i);
   return Er(o), o;
  }
  function hi(e, t, n, r) {
   if (n.years || n.months || n.weeks) return yi(e, t, n, F(r));
   F(r);
   let i = n.days + Number(aa(n) / O);
   return i ? Tr(vi(t, i)) : t;
  }
  function gi(e, t) {
   return vi(t, 1 - A(e, t).day);
  }
  function _i(e, t) {
   let n = aa(t), r = Number(n / O), i = Number(n % O), [a, o] = It(Mt(e) + i);
   return [ a, r + o ];
  }
  function vi(e, t) {
   return t ? Jt(Wt(e) + t) : e;
  }
  function yi(e, t, n, r) {
   let {years: i, months: a, weeks: o, days: s} = n, c;
   if (s += Number(aa(n) / O), i || a) c = bi(e, t, i, a, r); else {
    if (!o && !s) return t;
    c = t;
   }
   return (o || s) && (c = vi(c, 7 * o + s)), Tr(c);
  }
  function bi(e, t, n, r, i) {
   let {year: a, month: o, day: s} = A(e, t);
   if (n) {
    let [t, r] = mn(e, a, o);
    a += n, o = xi(e, t, r, e ? e.q(a) : void 0, i), o = oe(`month`, o, 1, _n(e, a), i);
   }
   if (r) {
    let t = e ? e.N(a, o, r) : nn(a, o, r);
    ({year: a, month: o} = t);
   }
   return s = oe(`day`, s, 1, vn(e, a, o), i), gn(e, a, o, s);
  }
  function xi(e, t, n, r, i) {
   if (n) {
    let n = e ? e.m : void 0;
    return r !== void 0 && (n < 0 || r === t + 1) ? r : (i === 1 && b(v), n < 0 ? -n : t);
   }
   return Le(t, 0, r);
  }
  function Si(e, t) {
   return Ne(e) !== Ne(t) && b(`Mismatching Calendars`), e;
  }
  function Ci(e, t) {
   return e.o !== t.o && b(`Mismatching TimeZones`), e;
  }
  function wi(e) {
   return e.timeZone.id;
  }
  function Ti(e, t, n, r) {
   let [i, a, o, s] = _r(e, r, 3, 5), c = Ri(t.epochNanoseconds, n.epochNanoseconds, i, a, o, s);
   return L(e ? z(c) : c);
  }
  function Ei(e, t, n, r, i) {
   let [a, o, s, c] = _r(e, i, 5), l = n.epochNanoseconds, u = r.epochNanoseconds, d;
   return D(u, l) ? a < 6 ? d = Ri(l, u, a, o, s, c) : (d = Mi(Ci(n.timeZone, r.timeZone), t, n, r, a), 
   d = Zr(d, u, a, o, s, c, Bi(n, Fr, pi))) : d = M, L(e ? z(d) : d);
  }
  function Di(e, t, n, r, i) {
   let [a, o, s, c] = _r(e, i, 6), l = Bt(n), u = Bt(r), d = D(u, l), f;
   return d ? a <= 6 ? f = Ri(l, u, a, o, s, c) : (f = Pi(t, n, r, d, a), f = Zr(f, u, a, o, s, c, Bi(n, Bt, w(mi, t)))) : f = M, 
   L(e ? z(f) : f);
  }
  function Oi(e, t, n, r, i) {
   let [a, o, s, c] = _r(e, i, 6, 9, 6);
   return Ai(e, t, n, r, a, o, s, c);
  }
  function ki(e, t, n, r, i) {
   let [a, o, s, c] = _r(e, i, 9, 9, 8), l = gi(t, n), u = gi(t, r);
   return Ii(l, u) ? Ai(e, t, Tr(l), Tr(u), a, o, s, c, 8) : L(M);
  }
  function Ai(e, t, n, r, i, a, o, s, c = 6) {
   let l = Ht(n), u = Ht(r), d;
   return D(u, l) ? i === 6 ? d = Ri(l, u, i, a, o, s) : (d = Fi(t, n, r, i), a === c && o === 1 || (d = Zr(d, u, i, a, o, s, Bi(n, Ht, w(hi, t))))) : d = M, 
   L(e ? z(d) : d);
  }
  function ji(e, t, n, r) {
   let [i, a, o, s] = _r(e, r, 5, 5), c = ti(Mt(n) - Mt(t), Jr(a, o), s), l = {
    ...M,
    ...ca(c, i)
   };
   return L(e ? z(l) : l);
  }
  function Mi(e, t, n, r, i) {
   let a = D(r.epochNanoseconds, n.epochNanoseconds);
   if (!a) return M;
   if (i < 6) return {
    ...M,
    ...sa(r.epochNanoseconds - n.epochNanoseconds, i)
   };
   if (!Ii(R(n), R(r))) return {
    ...M,
    ...sa(r.epochNanoseconds - n.epochNanoseconds, 5)
   };
   let [o, s, c] = Li(e, n, r, a);
   return {
    ...i === 6 ? {
     ...M,
     days: zi(o, s)
    } : Fi(t, o, s, i),
    ...ca(c)
   };
  }
  function Ni(e, t, n, r) {
   let i = Bt(t), a = Bt(n), o = D(a, i);
   return o ? r <= 6 ? {
    ...M,
    ...sa(a - i, r)
   } : Pi(e, t, n, o, r) : M;
  }
  function Pi(e, t, n, r, i) {
   let a = n, o = Mt(n) - Mt(t);
   return Math.sign(o) === -r && (a = vi(n, -r), o += 864e11 * r), {
    ...Fi(e, t, a, i),
    ...ca(o)
   };
  }
  function Fi(e, t, n, r) {
   if (r <= 7) {
    let e = zi(t, n);
    return r === 7 ? {
     ...M,
     weeks: De(e, 7),
     days: Oe(e, 7)
    } : {
     ...M,
     days: e
    };
   }
   let i = A(e, t), a = A(e, n);
   if (r === 8) {
    let {year: r, month: o, day: s} = i, {year: c, month: l, day: u} = a, d = Math.sign(E(c, r) || E(l, o) || zi(t, n)), f = 0, p = 0;
    if (d) {
     f = e ? e.ne(r, o, c, l) : rn(r, o, c, l);
     let i = bi(e, t, 0, f, 0);
     d * E(s, u) > 0 && (f -= d, i = bi(e, t, 0, f, 0)), p = zi(i, n);
    }
    return {
     ...M,
     months: f,
     days: p
    };
   }
   let {year: o, month: s, day: c} = i, {year: l, month: u, day: d} = a, f = l - o, p = u - s, m = d - c;
   if (f || p) {
    let t = Math.sign(f || p), n = vn(e, l, u), r = 0;
    if (Math.sign(d - c) === -t) {
     let i = n, a = e ? e.N(l, u, -t) : nn(l, u, -t);
     ({year: l, month: u} = a), f = l - o, p = u - s, n = vn(e, l, u), r = t < 0 ? -i : n;
    }
    if (m = d - Math.min(c, n) + r, f) {
     let [n, r] = mn(e, o, s), [i, a] = mn(e, l, u), c = e ? e.m : void 0;
     if (p = c !== void 0 && r && !a && (c < 0 ? t > 0 && i === -c : t < 0 && i === n) ? 0 : i - n || Number(a) - Number(r), 
     Math.sign(p) === -t) {
      let i = t < 0 && -_n(e, l);
      l -= t, f = l - o, p = u - xi(e, n, r, e ? e.q(l) : void 0, 0) + (i || _n(e, l));
     } else if (e) {
      let t = xi(e, n, r, e.q(l), 0);
      p = e.ne(l, t, l, u);
     }
    }
   }
   return {
    ...M,
    years: f,
    months: p,
    days: m
   };
  }
  function Ii(e, t) {
   return E(e.year, t.year) || E(e.month, t.month) || E(e.day, t.day);
  }
  function Li(e, t, n, r) {
   let i = R(t), a = R(n), o = n.epochNanoseconds, s = 0, c = Mt(a) - Mt(i);
   Math.sign(c) === -r && s++;
   let l = s + (r > 0 ? 1 : 0);
   for (;s <= l; s++) {
    let t = vi(a, s * -r), n = li(e, P(t, i));
    if (D(o, n) !== -r) return [ i, t, Number(o - n) ];
   }
  }
  function Ri(e, t, n, r, i, a) {
   return {
    ...M,
    ...sa(Qr(t - e, Yr(r, i), a), n)
   };
  }
  function zi(e, t) {
   return Wt(t) - Wt(e);
  }
  function Bi(e, t, n) {
   return {
    i: e,
    V: t,
    G: n
   };
  }
  function Vi(e) {
   let {calendar: t} = e;
   if (Ui(e)) {
    let {timeZone: n} = e;
    return {
     i: e,
     V: Fr,
     G: pi,
     re: w(Mi, n, t)
    };
   }
   return {
    i: Gi(e),
    V: Bt,
    G: w(mi, t),
    re: w(Ni, t)
   };
  }
  function Hi(e, t) {
   return e.V(e.G(e.i, t));
  }
  function Ui(e) {
   return `timeZone` in e;
  }
  function Wi(e, t) {
   Ui(e.i) || (Ki(e.i), Ki(t));
  }
  function Gi(e) {
   return P(e, `hour` in e ? e : Ot);
  }
  function Ki(e) {
   Er(Gi(e));
  }
  function qi(e, t) {
   return e <= 6 - (t && Ui(t) ? 1 : 0);
  }
  function Ji(e, t, n) {
   let r = {};
   for (let i = t; i >= 0; i--) {
    let t = Je[i];
    r[n[i]] = De(e, t), e = Oe(e, t);
   }
   return r;
  }
  const Yi = 2 ** 53;
  function Xi(e, t, n, r, i) {
   let o = e(a(i).relativeTo), s = Math.max(ua(n), ua(r));
   if (qi(s, o)) return Zi(t, n, r, s);
   o || b(`Missing relativeTo`), t && (r = z(r));
   let c = Vi(o), l = c.G(c.i, n), u = c.G(l, r);
   return L(c.re(c.i, u, s));
  }
  function Zi(e, t, n, r) {
   return L(na(((e, t, n, r) => {
    let i = ia(e) + ia(t) * BigInt(r ? -1 : 1);
    return Number.isFinite(Number(i / O)) || b(`Out-of-bounds date`), {
     ...M,
     ...sa(i, n)
    };
   })(t, n, r, e)));
  }
  function Qi(e, t, n) {
   let r = ua(t), [i, a, o, s, c] = ((e, t, n) => {
    e = Hn(e, Un);
    let r = ir(e), i = n(e.relativeTo), a = $n(e), o = fr(e, 7), s = rr(e);
    return r === void 0 && s === void 0 && b(`Required smallestUnit or largestUnit`), 
    s ??= 0, r ??= Math.max(s, t), gr(r, s), a = mr(a, s, 1), a > 1 && s > 5 && r !== s && b(`For calendar units with roundingIncrement > 1, use largestUnit = smallestUnit`), 
    [ r, s, a, o, i ];
   })(n, r, e);
   if (!c && Math.max(r, i) <= 6) return L(na(((e, t, n, r, i) => {
    let a = Qr(ia(e), Yr(n, r), i);
    return {
     ...M,
     ...sa(a, t)
    };
   })(t, i, a, o, s)));
   let l = c && Ui(c) && i >= 6 && a < 6;
   if (!t.sign && !l) return t;
   c || b(`Missing relativeTo`);
   let u = Vi(c), d = u.G(u.i, t);
   Wi(u, d);
   let f = u.re(u.i, d, i);
   return f = Zr(f, u.V(d), i, a, o, s, u), L(f);
  }
  function $i(e) {
   return e.sign === -1 ? ea(e) : e;
  }
  function ea(e) {
   return L(z(e));
  }
  function z(e) {
   let t = {};
   for (let n of j) t[n] = -1 * e[n] || 0;
   return t;
  }
  function ta(e, t = j) {
   let n = 0;
   for (let r of t) {
    let t = Math.sign(e[r]);
    t && (n && n !== t && b(`Cannot mix duration signs`), n = t);
   }
   return n;
  }
  function na(e) {
   for (let t of jn) oe(t, e[t], -4294967295, 4294967295, 1);
   let t = ia(e);
   return ra(Number(t / Ze)), e;
  }
  function ra(e) {
   Number.isSafeInteger(e) || b(`Out-of-bounds duration`);
  }
  function ia(e) {
   return BigInt(e.days) * O + aa(e);
  }
  function aa(e) {
   return BigInt(e.hours) * $e + BigInt(e.minutes) * Qe + oa(e);
  }
  function oa(e) {
   return BigInt(e.seconds) * Ze + BigInt(e.milliseconds) * Xe + BigInt(e.microseconds) * Ye + BigInt(e.nanoseconds);
  }
  function sa(e, t = 6) {
   let n = Number(e / O), r = Number(e % O), i = Je[t], a = t <= 3 ? Number(e / BigInt(i)) : qe / i * n + De(r, i);
   Number.isFinite(a) || b(`Out-of-bounds date`), t <= 3 && Math.abs(a) / (We / Je[t]) >= Yi && b(`Out-of-bounds date`);
   let o = Ji(r, t, j);
   return o[j[t]] = a, o;
  }
  function ca(e, t = 5) {
   return Ji(e, t, j);
  }
  function la(e) {
   return !!ta(e, An);
  }
  function ua(e) {
   let t = 9;
   for (;t > 0 && !e[j[t]]; t--) ;
   return t;
  }
  function da(e, t) {
   return D(e.epochNanoseconds, t.epochNanoseconds);
  }
  function fa(e, t) {
   return D(e.epochNanoseconds, t.epochNanoseconds);
  }
  function pa(e, t, n, r) {
   let i = e(a(r).relativeTo), o = Math.max(ua(t), ua(n));
   if (pe(j, t, n)) return 0;
   if (qi(o, i)) return D(ia(t), ia(n));
   i || b(`Missing relativeTo`);
   let s = Vi(i);
   return D(Hi(s, t), Hi(s, n));
  }
  function ma(e, t) {
   return ha(e, t) || ga(e, t);
  }
  function ha(e, t) {
   return E(Wt(e), Wt(t));
  }
  function ga(e, t) {
   return E(Mt(e), Mt(t));
  }
  function _a(e, t) {
   return !da(e, t);
  }
  function va(e, t) {
   return !fa(e, t) && e.timeZone.o === t.timeZone.o && e.calendar === t.calendar;
  }
  function ya(e, t) {
   return !ma(e, t) && e.calendar === t.calendar;
  }
  function ba(e, t) {
   return !ha(e, t) && e.calendar === t.calendar;
  }
  function xa(e, t) {
   return !ha(e, t) && e.calendar === t.calendar;
  }
  function Sa(e, t) {
   return !ha(e, t) && e.calendar === t.calendar;
  }
  function Ca(e, t) {
   return !ga(e, t);
  }
  function wa(e) {
   return e === 0 ? je : e ? e.l : void 0;
  }
  function B(e, t, n = t) {
   return wa(e) ? n : t;
  }
  function Ta(e, t) {
   let n = e || void 0, r = wa(e), {era: i, eraYear: a, year: o} = t;
   if (o !== void 0 && (o = s(o, `year`)), a !== void 0 && (a = s(a, `eraYear`)), i !== void 0 || a !== void 0) {
    i !== void 0 && a !== void 0 || x(`Mismatching era/eraYear`), r || b(`Forbidden era/eraYear`);
    let e = Me(i), t = r[e];
    t === void 0 && b((e => `Invalid era: ${e}`)(i));
    let s = n?.te ? n.te(a, e, t) : Oa(a, t);
    o !== void 0 && o !== s && b(`Mismatching year/eraYear`), o = s;
   } else o === void 0 && x(_(r));
   return o;
  }
  function Ea(e, t, n, r, i) {
   let {month: a, monthCode: o} = t;
   if (o !== void 0) {
    let t = ((e, t, n, r, i = Fe(t)) => {
     let a = e ? e.q(n) : void 0, [o, s] = i, c = Le(o, s, a);
     if (s) {
      let t = e ? e.m : void 0;
      t === void 0 && b(v), t > 0 ? (c > t && b(v), a !== c && (r === 1 && b(v), c = Le(o, 0, a))) : (c !== -t && b(v), 
      a === void 0 && r === 1 && b(v));
     }
     return c;
    })(e, o, n, r, i);
    a !== void 0 && a !== t && b(`Mismatching month/monthCode`), a = t, r = 1;
   } else a === void 0 && x(`Missing month/monthCode`);
   return oe(`month`, a, 1, _n(e, n), r);
  }
  function Da(e, t, n, r, i) {
   return ae(t, `day`, 1, vn(e, r, n), i);
  }
  function Oa(e, t) {
   return (t + e) * (Math.sign(t) || 1) || 0;
  }
  function ka(e, t) {
   return jt(C(k, {
    ...Ot,
    ...e
   }), t);
  }
  const Aa = _e(`([+-])(\\d{2})(?::?(\\d{2})(?::?(\\d{2})(?:[.,](\\d{1,9}))?)?)?`);
  function ja(e) {
   let t = Ma(e);
   return t === void 0 && b(ne(e)), t;
  }
  function Ma(e, t) {
   let n = Aa.exec(e);
   if (n && (e => (e => {
    e[0] !== `T` && e[0] !== `t` || (e = e.slice(1));
    let t = e.search(/[.,]/), n = t < 0 ? e : e.slice(0, t), r = n.split(`:`);
    return r.length === 1 ? /^(?:\d{2}|\d{4}|\d{6})$/i.test(n) : (r.length === 2 || r.length === 3) && r.every(e => e.length === 2 && /^\d{2}$/i.test(e));
   })(e.slice(1)))(n[0])) return ((e, t) => {
    let n = e[4] || e[5];
    return t && n && b(re(n)), r = (be(e[2]) * Ke + be(e[3]) * Ge + be(e[4]) * We + ve(e[5] || ``)) * ye(e[1]), 
    Math.abs(r) >= 864e11 && b(`Out-of-bounds offset`), r;
    var r;
   })(n, t);
  }
  const Na = {
   era: zn,
   month: c,
   monthCode(e, t = `monthCode`) {
    return ((e, t) => {
     if (typeof e == `string`) return e;
     if (e && typeof e == `object`) {
      let n = e.toString;
      if (typeof n == `function`) return N(n.call(e), t);
     }
     return N(e, t);
    })(e, t);
   },
   day: c
  }, Pa = de(k, s), Fa = de(j, Vn), Ia = {
   offset(e) {
    return ja(zn(e));
   }
  }, La = Object.assign({}, Na, Pa), Ra = Object.assign({}, La, Ia);
  function V(e, t, n, r, i = !r) {
   let a = {}, o = 0;
   for (let i of t) {
    let t = e[i];
    if (t !== void 0) {
     o = 1;
     let e = n[i];
     e && (t = e(t, i)), a[i] = t;
    } else r && r.includes(i) && x(m(i));
   }
   return i && !o && x(h(t)), a;
  }
  function za(e, t = Ot, n) {
   let r = P(e, t);
   return Er(r), Mr(r, n);
  }
  function Ba(e, t, n) {
   return Ha(e, t, Wa(e, t), F(n));
  }
  function Va(e, t, n) {
   let r = Wa(e, t), i = n();
   return [ Ha(e, t, r, i[0]), ...i ];
  }
  function Ha(e, t, n, r) {
   let i = n[1], a = Ea(e, t, i, r, n[0]);
   return I(Tr(gn(e, i, a, Da(e, t, a, i, r))), e);
  }
  function Ua(e) {
   if (e.monthCode !== void 0) return Fe(e.monthCode);
  }
  function Wa(e, t) {
   let n = wa(e);
   return t.year !== void 0 || t.era !== void 0 && t.eraYear !== void 0 || x(_(n)), 
   t.monthCode === void 0 && t.month === void 0 && x(`Missing month/monthCode`), t.day === void 0 && x(m(`day`)), 
   [ Ua(t), Ta(e, t) ];
  }
  function Ga(e, t, n) {
   let r = wa(e);
   t.year !== void 0 || t.era !== void 0 && t.eraYear !== void 0 || x(_(r)), t.monthCode === void 0 && t.month === void 0 && x(`Missing month/monthCode`);
   let i = Ua(t), a = Ta(e, t);
   return I(wr(gn(e, a, Ea(e, t, a, F(n), i), 1)), e);
  }
  function Ka(e, t, n) {
   let r = e === void 0, i = wa(e);
   t.day === void 0 && x(m(`day`)), r || t.month === void 0 || t.year !== void 0 || t.era !== void 0 && t.eraYear !== void 0 || x(_(i));
   let a = Ua(t), o = t.eraYear !== void 0 || t.year !== void 0 ? Ta(e, t) : void 0, s = F(n), c, l, u;
   if (o === void 0 && r && (o = 1972), o !== void 0) {
    r || Tr(gn(e, o, 1, 1));
    let n = Ea(e, t, o, s, a);
    c = Da(e, t, n, o, s), [l, u] = mn(e, o, n);
   } else {
    t.monthCode === void 0 && x(`Missing month/monthCode`), [l, u] = a;
    let n = e ? e.ge : 1972;
    if (n !== void 0) c = Da(e, t, Ea(e, t, n, s, a), n, s); else {
     let n = s === 0 && e ? e.ke?.(l, u, t.day) : void 0;
     c = n === void 0 ? t.day : n;
    }
   }
   u && ((e && e.Z?.[l]) ?? 1 / 0) < t.day && (s === 1 && b(v), u = 0, c = ie(t.day, 1, (e && e.X) ?? 1 / 0));
   let d = e ? e.v(l, !!u, c) : Zt(l, !!u);
   for (;!d && s === 0 && c > 1; ) c--, d = e ? e.v(l, !!u, c) : Zt(l, !!u);
   d || b(`Cannot guess year`);
   let {year: f, month: p} = d;
   return I(Tr(gn(e, f, p, c)), e);
  }
  const qa = Intl.DateTimeFormat;
  function Ja(e, t) {
   t < -864e13 && b(`Out-of-bounds date`);
   let n = e.formatToParts(t), r = {};
   for (let e of n) r[e.type] = e.value;
   return r;
  }
  const Ya = {
   El_Aaiun: 17,
   Tucuman: 12,
   Tirane: 11,
   Riga: 10,
   Simferopol: 9,
   Vienna: 9,
   Tunis: 8,
   Boa_Vista: 6,
   Fortaleza: 6,
   Maceio: 6,
   Noronha: 6,
   Recife: 6,
   Gaza: 6,
   Hebron: 6,
   DeNoronha: 6
  }, Xa = -388152e4;
  function Za(e, t = 4) {
   let n = er(e);
   return [ fr(e, 4), ...eo(hr(Un, rr(e), 0, t), n) ];
  }
  function Qa(e) {
   return lr(a(e));
  }
  function $a(e, t) {
   return Za(a(e), t);
  }
  function eo(e, t) {
   return e == null ? [ t === void 0 ? 1 : 10 ** (9 - t), t ] : [ Je[e], e < 4 ? 9 - 3 * e : -1 ];
  }
  function to(e, t, n) {
   let [r, i, o, s] = (e => {
    let t = er(e = a(e)), n = fr(e, 4), r = rr(e);
    return [ e.timeZone, n, ...eo(hr(Un, r, 0, 4), t) ];
   })(n), c = r !== void 0;
   return ((e, t, n, r, i, a) => {
    n = $r(n, BigInt(i), r);
    let o = t.C(n);
    return mo(Kt(n + BigInt(o)), a) + (e ? yo(qr(o)) : `Z`);
   })(c, H(c ? e(r) : `UTC`), t.epochNanoseconds, i, o, s);
  }
  function no(e, t) {
   let n = (e => {
    e = a(e);
    let t = lr(e), n = er(e), r = dr(e), i = fr(e, 4), o = rr(e);
    return [ t, ur(e), r, i, ...eo(hr(Un, o, 0, 4), n) ];
   })(t);
   return ((e, t, n, r, i, a, o, s, c, l) => {
    r = $r(r, BigInt(c), s);
    let u = n.C(r);
    return mo(Kt(r + BigInt(u)), l) + yo(qr(u), o) + bo(t, a) + xo(e, i);
   })(e.calendar, e.timeZone.id, e.timeZone, e.epochNanoseconds, ...n);
  }
  function ro(e, t) {
   let n = (e => (e = a(e), [ lr(e), ...Za(e) ]))(t);
   return ((e, t, n, r, i, a) => mo(Gr(t, i, r), a) + xo(e, n))(e.calendar, e, ...n);
  }
  function io(e, t) {
   return n = e.calendar, r = e, i = Qa(t), ho(r) + xo(n, i);
   var n, r, i;
  }
  function ao(e, t) {
   return so(e.calendar, go, e, Qa(t));
  }
  function oo(e, t) {
   return so(e.calendar, _o, e, Qa(t));
  }
  function so(e, t, n, r) {
   return r === 1 ? e === void 0 ? t(n) : ho(n) : r > 1 || r === 0 && e !== void 0 ? ho(n) + So(Ne(e), r === 2) : t(n);
  }
  function co(e, t) {
   return ((e, t, n, r) => vo(Kr(e, n, t)[0], r))(e, ...$a(t));
  }
  function lo(e, t) {
   let [n, r, i] = $a(t, 3);
   return r > 1 && na(e = {
    ...e,
    ...Xr(e, r, n)
   }), uo(e, i);
  }
  function uo(e, t) {
   let {sign: n} = e, r = n === -1 ? z(e) : e, {hours: i, minutes: a} = r, o = oa(r), s = Number(o / Ze), c = Number(o % Ze);
   ra(s);
   let l = wo(c, t), u = t >= 0 || !n || l;
   return (n < 0 ? `-` : ``) + `P` + fo({
    Y: po(r.years),
    M: po(r.months),
    W: po(r.weeks),
    D: po(r.days)
   }) + (i || a || s || u ? `T` + fo({
    H: po(i),
    M: po(a),
    S: po(s, u) + l
   }) : ``);
  }
  function fo(e) {
   let t = [];
   for (let n in e) {
    let r = e[n];
    r && t.push(r, n);
   }
   return t.join(``);
  }
  function po(e, t) {
   if (!e && !t) return ``;
   let n = Object.create(null);
   return n.useGrouping = 0, e.toLocaleString(`fullwide`, n);
  }
  function mo(e, t) {
   return ho(e) + `T` + vo(e, t);
  }
  function ho(e) {
   return go(e) + `-` + Se(e.day);
  }
  function go(e) {
   let {year: t} = e;
   return (t < 0 || t > 9999 ? To(t) + xe(6, Math.abs(t)) : xe(4, t)) + `-` + Se(e.month);
  }
  function _o(e) {
   return Se(e.month) + `-` + Se(e.day);
  }
  function vo(e, t) {
   let n = [ Se(e.hour), Se(e.minute) ];
   return t !== -1 && n.push(Se(e.second) + ((e, t, n, r) => wo(e * Ue + t * He + n, r))(e.millisecond, e.microsecond, e.nanosecond, t)), 
   n.join(`:`);
  }
  function yo(e, t = 0) {
   if (t === 1) return ``;
   let [n, r] = Te(Math.abs(e), Ke), [i, a] = Te(r, Ge), [o, s] = Te(a, We);
   return To(e) + Se(n) + `:` + Se(i) + (o || s ? `:` + Se(o) + wo(s) : ``);
  }
  function bo(e, t) {
   return t === 1 ? `` : `[` + (t === 2 ? `!` : ``) + e + `]`;
  }
  function xo(e, t) {
   return t > 1 || t === 0 && e !== void 0 ? So(Ne(e), t === 2) : ``;
  }
  function So(e, t) {
   return `[` + (t ? `!` : ``) + `u-ca=` + e + `]`;
  }
  const Co = /0+$/;
  function wo(e, t) {
   let n = xe(9, e);
   return n = t === void 0 ? n.replace(Co, ``) : n.slice(0, t), n ? `.` + n : ``;
  }
  function To(e) {
   return e < 0 ? `-` : `+`;
  }
  const Eo = /^(AC|AE|AG|AR|AS|BE|BS|CA|CN|CS|CT|EA|EC|IE|IS|JS|MI|NE|NS|PL|PN|PR|PS|SS|VS)T$/, Do = /[^\w\/:+-]+/;
  function Oo(e) {
   return ko(N(e));
  }
  function ko(e) {
   return Ao(e).id;
  }
  function Ao(e) {
   let t = e.toUpperCase(), n = (e => {
    let t = Ma(e, 1);
    if (t !== void 0) return {
     id: yo(t),
     _: t,
     o: t
    };
   })(t);
   return n ? {
    kind: `fixed`,
    ...n
   } : jo(t === `UTC` ? `UTC` : (e => (Do.test(e) && b(te(e)), Eo.test(e) && b(`Forbidden ICU TimeZone`), 
   e.toLowerCase().split(`/`).map((e, t) => (e.length <= 3 || /\d/.test(e)) && !/etc|yap/.test(e) ? e.toUpperCase() : e.replace(/baja|dumont|[a-z]+/g, (e, n) => e.length <= 2 && !t || e === `in` || e === `chat` ? e.toUpperCase() : e.length > 2 || !n ? ge(e).replace(/island|noronha|murdo|rivadavia|urville/, ge) : e)).join(`/`)))(e));
  }
  const jo = S(e => {
   if (e === `UTC`) return {
    kind: `utc`,
    id: e,
    o: e
   };
   let t = Mo(e.toUpperCase());
   return {
    kind: `named`,
    id: e,
    format: t,
    o: t.resolvedOptions().timeZone
   };
  }), Mo = S(e => new qa(`en-u-hc-h23`, {
   calendar: `iso8601`,
   timeZone: e,
   era: `short`,
   year: `numeric`,
   month: `numeric`,
   day: `numeric`,
   hour: `numeric`,
   minute: `numeric`,
   second: `numeric`
  }));
  function H(e) {
   let t = Ao(e);
   return No(t.id, t);
  }
  const No = S((e, t) => t.kind === `named` ? new Fo(e, t.o, t.format) : new Po(e, t.o, t.kind === `fixed` ? t._ : 0));
  var Po = class {
   constructor(e, t, n) {
    this.id = e, this.o = t, this._ = n;
   }
   C() {
    return this._;
   }
   R(e) {
    return [ kr(e, this._) ];
   }
   U() {}
  }, Fo = class {
   constructor(e, t, n) {
    this.id = e, this.o = t, this.qe = ((e, t) => {
     let n = S(e), r = S(Lo), i = 86400 * t;
     function a(e) {
      let [t, a] = Ro(e, i), s = zo(t), c = zo(a), l = n(s), u = n(c);
      return l === u ? l : o(r(s, c), l, u, e);
     }
     function o(t, n, r, i) {
      let a, o;
      for (;(i === void 0 || (a = i < t[0] ? n : i >= t[1] ? r : void 0) === void 0) && (o = t[1] - t[0]); ) {
       let n = t[0] + Math.floor(o / 2);
       e(n) === r ? t[1] = n : t[0] = n + 1;
      }
      return a;
     }
     return {
      Ee(e) {
       let t = a(e - 86400), n = a(e + 86400), r = e - t, i = e - n;
       if (t === n) return [ r ];
       let o = a(r);
       return o === a(i) ? [ e - o ] : t > n ? [ r, i ] : [];
      },
      De: a,
      U: function e(t, a) {
       if (a > 0 && t >= 864e10) return;
       if (a < 0) {
        if (t <= Xa) return;
        let n = Io() + 94867200;
        if (t > n) return e(n, -1);
       }
       let [s, c] = Ro(a > 0 ? Math.max(t, Xa) : t, i), l = i * a, u = a > 0 ? Math.max(t, Io()) + 94867200 : Xa, d = () => a < 0 ? c > u : s < u;
       for (;d(); ) {
        let e = zo(s), i = zo(c), u = n(e), d = n(i);
        if (u !== d) {
         let n = r(e, i);
         o(n, u, d);
         let s = n[0];
         if ((E(s, t) || 1) === a) return s;
        }
        s += l, c += l;
       }
      }
     };
    })((e => t => {
     let n = Ja(e, 1e3 * t);
     return 86400 * Gt((e => {
      let t = e.relatedYear;
      if (t !== void 0) return parseInt(t);
      let n = parseInt(e.year);
      return e.era !== void 0 && Me(e.era) === `bce` ? 1 - n : n;
     })(n), parseInt(n.month), parseInt(n.day)) + 3600 * parseInt(n.hour) + 60 * parseInt(n.minute) + parseInt(n.second) - t;
    })(n), (e => Ya[e.split(`/`).pop()] || 60)(e));
   }
   C(e) {
    return this.qe.De((e => zt(e)[0])(e)) * We;
   }
   R(e) {
    let t = 86400 * Wt(e) + Pt(e), n = Ft(e);
    return this.qe.Ee(t).map(e => Or(BigInt(e) * Ze + BigInt(n)));
   }
   U(e, t) {
    let [n, r] = zt(e), i = this.qe.U(n + (t > 0 || r ? 1 : 0), t);
    if (i !== void 0) return BigInt(i) * Ze;
   }
  };
  function Io() {
   return Math.floor(Date.now() / 1e3);
  }
  function Lo(e, t) {
   return [ e, t ];
  }
  function Ro(e, t) {
   let n = Math.floor(e / t) * t;
   return [ n, n + t ];
  }
  function zo(e) {
   return ie(e, -1e10, 864e10);
  }
  function Bo(e, t, n) {
   let r = V(n, B(t, wt, Tt), Ra, [], 0);
   if (r.timeZone !== void 0) {
    let n = Ba(t, r), i = ka(r), a = H(e(r.timeZone));
    return {
     epochNanoseconds: ci(a, P(n, i), r.offset),
     timeZone: a,
     calendar: t
    };
   }
   return Ba(t, r);
  }
  function Vo(e, t, n, r) {
   let i = V(n, B(t, wt, Tt), Ra, ot, 0), a = e(i.timeZone), [o, s, c, l] = Va(t, i, () => yr(r)), u = ka(i, s), d = H(a);
   return jr(ci(d, P(o, u), i.offset, c, l), d, t);
  }
  function Ho(e, t, n) {
   let r = V(t, B(e, bt, xt), La, [], 0), [i, a] = Va(e, r, () => [ F(n) ]);
   return za(i, ka(r, a), e);
  }
  function Uo(e, t, n, r = []) {
   return Ba(e, V(t, B(e, vt, yt), Na, r), n);
  }
  function Wo(e, t, n, r) {
   return Ga(e, V(t, B(e, pt, mt), Na, r), n);
  }
  function Go(e, t, n, r) {
   let i = V(n, B(e, vt, yt), Na, rt, 0);
   return t && i.month !== void 0 && i.monthCode === void 0 && i.year === void 0 && (i.year = 1972), 
   Ka(e, i, r);
  }
  function Ko(e, t) {
   return ka(V(e, dt, Pa, [], 1), F(t));
  }
  function qo(e) {
   let t = V(e, On, Fa);
   return L(na({
    ...M,
    ...t
   }));
  }
  function Jo(e) {
   b(ne(e));
  }
  function Yo(e) {
   let t = Cs(e = zn(e)), n;
   return t || Jo(e), t.F ? n = 0 : t.offset ? n = ja(t.offset) : Jo(e), t.timeZoneId && Ma(t.timeZoneId, 1), 
   un(t), Ar(kr(t, n));
  }
  function Xo(e, t) {
   let n = Cs(N(e));
   return n || Jo(e), n.timeZoneId ? ds(n, t, void 0) : (n.F && Jo(e), ps(n, t));
  }
  function Zo(e, t, n) {
   let r = Cs(N(e));
   return r && r.timeZoneId || Jo(e), ds(r, t, n);
  }
  function Qo(e, t) {
   let n = Cs(N(e));
   return n && !n.F || Jo(e), fs(n, t);
  }
  function $o(e, t) {
   let n = cs(ss(N(e)), void 0, t);
   return I(n, n.calendar);
  }
  function es(e, t) {
   let n = ws(N(e));
   if (n) return ts(n), I(wr(dn(n)), t(n.calendarId));
   let r = cs(ss(e), ls, t), {calendar: i} = r;
   return I(gi(i, r), i);
  }
  function ts(e) {
   e.calendarId !== `iso8601` && b(re(e.calendarId));
  }
  function ns(e, t) {
   let n = Ts(N(e));
   if (n) return ts(n), I(dn(n), t(n.calendarId));
   let r = cs(ss(e), us, t), {calendar: i} = r, {year: a, month: o, day: s} = A(i, r), [c, l] = mn(i, a, o), {year: u, month: d} = ((e, t, n, r) => {
    let i = e ? e.v(t, n, r) : Zt(t, n);
    return i || b(`Cannot guess year`), i;
   })(i, c, l, s);
   return I(Tr(gn(i, u, d, s)), i);
  }
  function rs(e) {
   let t = (e => {
    let t = Es(e);
    return t ? (ks(t[13]), Ds(t, 1)) : void 0;
   })(e = N(e)), n;
   return t || (t = Cs(e), t ? (t.fe || Jo(e), t.F && b(re(`Z`)), ts(t)) : Jo(e)), 
   (n = ws(e)) && fn(n) && Jo(e), (n = Ts(e)) && fn(n) && Jo(e), Nr(kt(t));
  }
  function is(e) {
   let t = (e => {
    let t = Ss.exec(e);
    return t ? (e => {
     let t = 0, n = 0, r = 0, i = {
      years: a(e[2]),
      months: a(e[3]),
      weeks: a(e[4]),
      days: a(e[5]),
      hours: a(e[6], e[7], 5),
      minutes: a(e[8], e[9], 4),
      seconds: a(e[10], e[11], 3),
      ...Ji(r, 2, j)
     };
     return t || b(h(j)), ye(e[1]) < 0 && (i = z(i)), i;
     function a(e, i, a) {
      let o = 0, s = 0;
      return a && ([o, r] = Te(r, Je[a])), e !== void 0 && (n && b(re(e)), s = (e => {
       let t = parseInt(e);
       return Number.isFinite(t) || b(re(e)), t;
      })(e), t = 1, i && (r = ve(i) * (Je[a] / We), n = 1)), o + s;
     }
    })(t) : void 0;
   })(N(e));
   return t || Jo(e), L(na(t));
  }
  function as(e) {
   let t = Cs(e) || ws(e) || Ts(e);
   if (t) return t.calendarId;
   let n = Es(e);
   return n ? ks(n[13]).calendarId : e;
  }
  function os(e) {
   let t = Cs(e);
   return t && (t.timeZoneId || t.F && `UTC` || t.offset) || e;
  }
  function ss(e) {
   let t = Cs(e);
   return t && !t.F || Jo(e), t;
  }
  function cs(e, t, n) {
   return t && e.calendarId === `iso8601` ? (dn(e), e.fe && kt(e), ps(t(e), n)) : e.fe ? fs(e, n) : ps(e, n);
  }
  function ls(e) {
   let t = 12 * e.year + e.month === Cr ? 20 : 1;
   return {
    ...e,
    day: t
   };
  }
  function us(e) {
   return {
    ...e,
    year: 1972
   };
  }
  function ds(e, t, n) {
   let r = H(ko(e.timeZoneId)), i;
   if (un(e), e.fe) {
    let t = e.offset ? ja(e.offset) : void 0, [, o, s] = yr(n);
    i = ci(r, e, t, o, s, !(r._ || e.offset === void 0 || (a = e.offset, a.replace(/\D/g, ``).length > 4)), e.F);
   } else yr(n), i = ui(r, e);
   var a;
   return Or(i), jr(i, r, t(e.calendarId));
  }
  function fs(e, t) {
   return un(e), Er(e), {
    ...P(e, e),
    calendar: t(e.calendarId)
   };
  }
  function ps(e, t) {
   return dn(e), Tr(e), {
    calendar: t(e.calendarId),
    year: e.year,
    month: e.month,
    day: e.day
   };
  }
  function ms(e) {
   return `(\\d{2})(?:(:?)(\\d{2})(?:\\${e}(\\d{2})(?:[.,](\\d{1,9}))?)?)?`;
  }
  function hs(e) {
   return `([+-])` + ms(e);
  }
  const gs = `(?:(?:([+-])(\\d{6}))|(\\d{4}))(-?)(\\d{2})\\4(\\d{2})(?:[T ]` + ms(8) + `(Z|` + hs(15) + `)?)?`, _s = _e(`(?:(?:([+-])(\\d{6}))|(\\d{4}))-?(\\d{2})((?:\\[(!?)([^\\]]*)\\]){0,9})`), vs = _e(`(?:--)?(\\d{2})-?(\\d{2})((?:\\[(!?)([^\\]]*)\\]){0,9})`), ys = _e(gs + `((?:\\[(!?)([^\\]]*)\\]){0,9})`), bs = _e(`T?` + ms(2) + `(${hs(9)})?((?:\\[(!?)([^\\]]*)\\]){0,9})`), xs = RegExp(`\\[(!?)([^\\]]*)\\]`, `g`), Ss = _e(`([+-])?P(\\d+Y)?(\\d+M)?(\\d+W)?(\\d+D)?(?:T(?:(\\d+)(?:[.,](\\d{1,9}))?H)?(?:(\\d+)(?:[.,](\\d{1,9}))?M)?(?:(\\d+)(?:[.,](\\d{1,9}))?S)?)?`);
  function Cs(e) {
   let t = ys.exec(e);
   return t ? (e => {
    let t = e[12], n = (t || ``).toUpperCase() === `Z`;
    return {
     year: Os(e),
     month: parseInt(e[5]),
     day: parseInt(e[6]),
     ...Ds(e, 7),
     ...ks(e[19]),
     fe: !!e[7],
     F: n,
     offset: n ? void 0 : t
    };
   })(t) : void 0;
  }
  function ws(e) {
   let t = _s.exec(e);
   if (t) return (e => ({
    year: Os(e),
    month: parseInt(e[4]),
    day: 1,
    ...ks(e[5])
   }))(t);
  }
  function Ts(e) {
   let t = vs.exec(e);
   return t ? (e => ({
    year: 1972,
    month: parseInt(e[1]),
    day: parseInt(e[2]),
    ...ks(e[3])
   }))(t) : void 0;
  }
  function Es(e) {
   let t = bs.exec(e);
   if (t) return t[6] && ja(t[6]), t;
  }
  function Ds(e, t) {
   let n = be(e[t + 3]);
   return {
    ...It(ve(e[t + 4] || ``))[0],
    hour: be(e[t]),
    minute: be(e[t + 2]),
    second: n === 60 ? 59 : n
   };
  }
  function Os(e) {
   let t = ye(e[1]), n = parseInt(e[2] || e[3]);
   return t < 0 && !n && b(re(-0)), t * n;
  }
  function ks(e) {
   let t, n, r = [];
   return e.replace(xs, (e, i, a) => {
    let o = !!i, [s, c] = a.split(`=`).reverse();
    return c ? c === `u-ca` ? (r.push(s.toLowerCase()), t ||= o) : (o || /[A-Z]/.test(c)) && b(re(e)) : (n && b(re(e)), 
    n = s), ``;
   }), r.length > 1 && t && b(re(e)), {
    timeZoneId: n,
    calendarId: r[0] || `iso8601`
   };
  }
  function As(e, t, n) {
   let r = Object.assign(Object.create(null), t);
   return js(r, n, lt), wa(e) && (js(r, n, ct), e && e.le && js(r, n, ut, st)), r;
  }
  function js(e, t, n, r) {
   let i = 0, a = [];
   for (let e of n) t[e] === void 0 ? a.push(e) : i = 1;
   if (Object.assign(e, t), i) for (let t of r || a) delete e[t];
  }
  function Ms(e, t, n) {
   let {calendar: r, timeZone: i} = e, a = B(r, St, Ct), o = R(e), {year: s, month: c, day: l} = A(r, o), u = {
    year: s,
    monthCode: zs(r, s, c),
    day: l,
    hour: o.hour,
    minute: o.minute,
    second: o.second,
    millisecond: o.millisecond,
    microsecond: o.microsecond,
    nanosecond: o.nanosecond,
    offset: o.offsetNanoseconds
   }, d = V(t, a, Ra), f = As(r, u, d), p = {
    ...u,
    ...d
   }, [m, h, g, _] = Va(r, f, () => yr(n, 2));
   return jr(ci(i, P(m, jt(p, h)), p.offset, g, _), i, r);
  }
  function Ns(e, t, n) {
   let {calendar: r} = e, i = B(r, bt, xt), {year: a, month: o, day: s} = A(r, e), c = {
    year: a,
    monthCode: zs(r, a, o),
    day: s,
    hour: e.hour,
    minute: e.minute,
    second: e.second,
    millisecond: e.millisecond,
    microsecond: e.microsecond,
    nanosecond: e.nanosecond
   }, l = V(t, i, La), u = As(r, c, l), d = {
    ...c,
    ...l
   }, [f, p] = Va(r, u, () => [ F(n) ]);
   return za(f, jt(d, p), r);
  }
  function Ps(e, t, n) {
   let {calendar: r} = e, i = B(r, vt, yt), {year: a, month: o, day: s} = A(r, e);
   return Ba(r, As(r, {
    year: a,
    monthCode: zs(r, a, o),
    day: s
   }, V(t, i, Na)), n);
  }
  function Fs(e, t, n) {
   let {calendar: r} = e, i = B(r, pt, mt), {year: a, month: o} = A(r, e);
   return Ga(r, As(r, {
    year: a,
    monthCode: zs(r, a, o)
   }, V(t, i, Na)), n);
  }
  function Is(e, t, n) {
   let {calendar: r} = e, i = B(r, vt, yt), {year: a, month: o, day: s} = A(r, e);
   return Ka(r, As(r, {
    monthCode: zs(r, a, o),
    day: s
   }, V(t, i, Na)), n);
  }
  function Ls(e, t, n) {
   return ((e, t, n) => ka({
    ...C(dt, e),
    ...V(t, dt, Pa)
   }, F(n)))(e, t, n);
  }
  function Rs(e, t) {
   return L((n = e, r = t, na({
    ...n,
    ...V(r, On, Fa)
   })));
   var n, r;
  }
  function zs(e, t, n) {
   let [r, i] = mn(e, t, n);
   return Ie(r, i);
  }
  function Bs(e, t, n) {
   return jr(e.epochNanoseconds, t, n);
  }
  function Vs(e) {
   return Ar(e.epochNanoseconds);
  }
  function Hs(e) {
   return Mr(R(e), e.calendar);
  }
  function Us(e) {
   return I(R(e), e.calendar);
  }
  function Ws(e) {
   return Nr(R(e));
  }
  function Gs(e, t, n) {
   return jr(Or(((e, t, n) => li(e, t, (e => sr(a(e)))(n)))(t, e, n)), t, e.calendar);
  }
  function Ks(e, t, n, r) {
   let i = e(r.timeZone), a = r.plainTime, o = a === void 0 ? void 0 : t(a), s = H(i), c;
   return c = o ? li(s, P(n, o)) : ui(s, P(n, Ot)), jr(c, s, n.calendar);
  }
  function qs(e, t, n) {
   return Zs(e, C(B(e, ht, gt), t), V(f(n), rt, Na, []));
  }
  function Js(e, t, n) {
   let r = B(e, nt, ft);
   return Zs(e, C(_t, t), V(f(n), r, Na, []));
  }
  function Ys(e, t) {
   return Ka(e, V(t, _t, Na));
  }
  function Xs(e, t, n) {
   return Ga(e, V(t, B(e, ht, gt), Na), n);
  }
  function Zs(e, t, n) {
   let r = B(e, Et, Dt), i = As(e, t, n);
   return i = V(i, r, Na, []), Ba(e, i);
  }
  function Qs(e) {
   return Ar(Or(BigInt(Vn(e)) * Xe));
  }
  function $s(e) {
   return Ar(Or(Bn(e)));
  }
  function ec(e) {
   return e.timeZone = `UTC`, [ `full`, `long` ].includes(e.timeStyle) && (e.timeStyle = `medium`), 
   e;
  }
  function tc(e, t) {
   return e.timeZone !== void 0 && x(`Cannot specify TimeZone`), e.timeZone = t, e;
  }
  function nc(e, t, n) {
   let r = e.resolvedOptions().calendar;
   !n && t.calendar === void 0 || Ne(t.calendar) === r || b(`Mismatching Calendars`);
  }
  function rc(e, t, n, r, i) {
   let a = new Set(e), o = new Set(t), s = new Set(n);
   return (e, t) => {
    let n = ((e, t, n, r) => {
     let i = {
      dateStyle: void 0,
      timeStyle: void 0,
      me: {},
      pe: {},
      xe: {},
      oe: 0,
      ue: 0
     };
     for (let a of Object.keys(e)) {
      let o = e[a];
      o === void 0 || r.has(a) || (t.has(a) ? a === `dateStyle` ? i.dateStyle = o : a === `timeStyle` ? i.timeStyle = o : i.me[a] = o : a === `era` ? i.pe[a] = o : n.has(a) ? a === `dateStyle` || a === `timeStyle` ? i.ue = 1 : i.oe = 1 : i.xe[a] = o);
     }
     return i;
    })(e, a, o, s), c = n.dateStyle !== void 0, l = n.timeStyle !== void 0, u = c || l, d = Object.keys(n.me).length > 0, f = n.oe || n.ue, p = d || c || l, m = Object.keys(n.pe).length > 0, h = d || m || n.oe;
    (!t && f || t && f && !p || u && h) && x(`Invalid formatting options`);
    let g = {};
    return u || p || Object.assign(g, r), Object.assign(g, n.me, n.pe, n.xe), c && (i ? Object.assign(g, i[n.dateStyle]) : g.dateStyle = n.dateStyle), 
    l && (g.timeStyle = n.timeStyle), g;
   };
  }
  const ic = {
   year: `numeric`,
   month: `numeric`,
   day: `numeric`
  }, ac = {
   hour: `numeric`,
   minute: `numeric`,
   second: `numeric`
  }, oc = Object.assign({}, ic, ac), sc = Object.assign({}, oc, {
   timeZoneName: `short`
  }), cc = {
   year: `numeric`,
   month: `numeric`
  }, lc = {
   month: `numeric`,
   day: `numeric`
  }, uc = [ `weekday`, `year`, `month`, `day`, `dateStyle` ], dc = [ `dayPeriod`, `hour`, `minute`, `second`, `fractionalSecondDigits`, `timeStyle` ], fc = uc.concat(dc), pc = [ `weekday`, `day` ].concat(dc), mc = [ `weekday`, `year` ].concat(dc), hc = rc(fc, [], [], oc), gc = rc(fc, [], [], sc), _c = rc(fc, [], [ `timeZoneName` ], oc), vc = rc(uc, dc, [ `timeZoneName` ], ic), yc = rc(dc, uc, [ `timeZoneName`, `era` ], ac), bc = rc([ `year`, `month`, `dateStyle` ], pc, [ `timeZoneName` ], cc, {
   full: {
    year: `numeric`,
    month: `long`
   },
   long: {
    year: `numeric`,
    month: `long`
   },
   medium: {
    year: `numeric`,
    month: `short`
   },
   short: {
    year: `2-digit`,
    month: `numeric`
   }
  }), xc = rc([ `month`, `day`, `dateStyle` ], mc, [ `timeZoneName`, `era` ], lc, {
   full: {
    month: `long`,
    day: `numeric`
   },
   long: {
    month: `long`,
    day: `numeric`
   },
   medium: {
    month: `short`,
    day: `numeric`
   },
   short: {
    month: `numeric`,
    day: `numeric`
   }
  });
  function Sc(e, t) {
   let {timeZone: n} = e, r = R(e), {offsetNanoseconds: i} = r, a = t || Ot, o;
   return o = t ? ci(n, P(r, a), i, 2) : ui(n, P(r, a)), jr(o, n, e.calendar);
  }
  function Cc(e) {
   let t = wc(), n = e.C(t);
   return Kt(t + BigInt(n));
  }
  function wc() {
   return BigInt(Date.now()) * Xe;
  }
  function Tc() {
   return (new qa).resolvedOptions().timeZone;
  }
  const Ec = `PlainYearMonth`, Dc = `PlainMonthDay`, Oc = `PlainDate`, kc = `PlainDateTime`, Ac = `PlainTime`, jc = `ZonedDateTime`, Mc = `Instant`, Nc = `Duration`;
  function Pc(e, t, n, ...r) {
   Object.defineProperties(t, se(e)), Object.defineProperties(t.prototype, le(`Temporal.` + e));
   for (let e of r) Fc(t.prototype, n, e);
   return t;
  }
  function Fc(e, t, n) {
   Object.defineProperties(e, ue(e => ({
    get() {
     return e(t(this));
    },
    configurable: 1
   }), n));
  }
  const Ic = he.name === `noop` ? e => {
   Object.defineProperty(e, `_str_`, {
    value: e.toJSON()
   });
  } : he;
  function Lc() {
   x(`Invalid calling context`);
  }
  function Rc() {
   x(`Cannot use valueOf`);
  }
  const zc = {
   era(e) {
    return hn(e.calendar, e).era;
   },
   eraYear(e) {
    return hn(e.calendar, e).eraYear;
   },
   year(e) {
    return A(e.calendar, e).year;
   },
   month(e) {
    return A(e.calendar, e).month;
   },
   monthCode(e) {
    return yn(e.calendar, e);
   }
  }, Bc = {
   era(e) {
    return hn(e.calendar, e).era;
   },
   eraYear(e) {
    return hn(e.calendar, e).eraYear;
   },
   year(e) {
    return A(e.calendar, e).year;
   },
   month(e) {
    return A(e.calendar, e).month;
   },
   monthCode(e) {
    return yn(e.calendar, e);
   },
   day(e) {
    return A(e.calendar, e).day;
   }
  }, Vc = {
   monthCode(e) {
    return yn(e.calendar, e);
   },
   day(e) {
    return A(e.calendar, e).day;
   }
  }, Hc = {
   daysInMonth(e) {
    return Sn(e.calendar, e);
   },
   daysInYear(e) {
    return Cn(e.calendar, e);
   },
   monthsInYear(e) {
    return xn(e.calendar, e);
   },
   inLeapYear(e) {
    return bn(e.calendar, e);
   }
  }, Uc = {
   dayOfWeek(e) {
    return an(e);
   },
   dayOfYear(e) {
    return wn(e.calendar, e);
   },
   weekOfYear(e) {
    return Tn(e.calendar, e);
   },
   yearOfWeek(e) {
    return En(e.calendar, e);
   },
   daysInWeek() {
    return 7;
   },
   daysInMonth(e) {
    return Sn(e.calendar, e);
   },
   daysInYear(e) {
    return Cn(e.calendar, e);
   },
   monthsInYear(e) {
    return xn(e.calendar, e);
   },
   inLeapYear(e) {
    return bn(e.calendar, e);
   }
  };
  function Wc(e) {
   return fe(Object.keys(e));
  }
  Wc(Hc), Wc(Uc);
  function Gc(e) {
   let t = e.ve || 0;
   function n(e) {
    return e - t;
   }
   function r(e) {
    return e + t;
   }
   return {
    l: e.l,
    ge: 1972 + t,
    le: e.le,
    ie(e) {
     return {
      ...e,
      year: r(e.year)
     };
    },
    je(e, t, r) {
     return Qt(n(e), t, r);
    },
    se(e, t, r) {
     return Gt(n(e), t, r) * Ve;
    },
    O(e, t) {
     return Xt(t);
    },
    v(e, t) {
     let n = Zt(e, t);
     return n && {
      year: r(n.year),
      month: n.month
     };
    },
    u(e) {
     return tn(n(e));
    },
    k() {
     return 12;
    },
    p(e, t) {
     return $t(n(e), t);
    },
    j(e) {
     return en(n(e));
    },
    q() {},
    h(t) {
     return e.h?.(t, r(t.year)) || {};
    },
    N(e, t, i) {
     let a = nn(n(e), t, i);
     return {
      year: r(a.year),
      month: a.month
     };
    },
    ne(e, t, r, i) {
     return rn(n(e), t, n(r), i);
    }
   };
  }
  function Kc(e, t) {
   let n = qc(e);
   return {
    m: t.m,
    Z: t.Z,
    X: t.X,
    ie: n.he,
    je: w(Yc, n),
    se: w(Xc, n),
    O: w(Zc, n, t.m),
    v: w(il, n, t.m, t.Ce),
    u: w($c, n, t.m),
    k: w(nl, n),
    p: w(tl, n),
    j: w(el, n),
    q: w(Qc, n, t.m),
    h: w(rl, n),
    N: w(al, n),
    ne: w(ol, n)
   };
  }
  function qc(e) {
   let t = (e => new qa(`en-u-hc-h23`, {
    calendar: e,
    timeZone: `UTC`,
    era: `short`,
    year: `numeric`,
    month: `short`,
    day: `numeric`
   }))(e);
   function n(e) {
    return {
     ...Jc(n = Ja(t, e)),
     month: 0,
     Fe: n.month,
     day: parseInt(n.day)
    };
    var n;
   }
   let r = (e => {
    let t = e(0).year - 1970;
    return S(function(n) {
     let r = Gt(n - t) * Ve, i, a = 0, o = [], s = [];
     do {
      r += 400 * Ve;
     } while ((i = e(r)).year <= n);
     do {
      r += (1 - i.day) * Ve, i.year === n && (o.push(r), s.push(i.Fe)), r -= Ve, (++a > 500 || r < -864e13) && b();
     } while ((i = e(r)).year >= n);
     return {
      $: o.reverse(),
      we: s.reverse()
     };
    });
   })(n);
   return {
    he: ((e, t) => S(n => {
     let r = Ut(n), i = e(r);
     return {
      ...i,
      month: sl(t, i.year, r)
     };
    }, WeakMap))(n, r),
    K: r
   };
  }
  function Jc(e) {
   return {
    era: void 0,
    eraYear: void 0,
    year: parseInt(e.relatedYear || e.year)
   };
  }
  function Yc(e, t, n, r) {
   return qt(Xc(e, t, n, r));
  }
  function Xc(e, t, n = 1, r = 1) {
   return e.K(t).$[n - 1] + (r - 1) * Ve;
  }
  function Zc(e, t, n, r) {
   let i = Qc(e, t, n);
   return [ Re(r, i), i === r ];
  }
  function Qc(e, t, n) {
   if (t === void 0) return;
   let r = e.K(n).we;
   if (r.length <= 12) return;
   if (t < 0) return -t;
   for (let e = 1; e < r.length; e++) if (r[e] === r[e - 1]) return e + 1;
   for (let e = 0; e < r.length; e++) if (/bis$/i.test(r[e])) return e + 1;
   let i = e.K(n - 1).we;
   for (let e = 0; e < r.length; e++) if (r[e] !== i[e]) return e + 1;
  }
  function $c(e, t, n) {
   if (t !== void 0) return nl(e, n) > 12;
   let r = el(e, n);
   return r > el(e, n - 1) || r > el(e, n + 1);
  }
  function el(e, t) {
   return Yt(Xc(e, t), Xc(e, t + 1));
  }
  function tl(e, t, n) {
   let {$: r} = e.K(t), i = n + 1, a = r;
   return i > r.length && (i = 1, a = e.K(t + 1).$), Yt(r[n - 1], a[i - 1]);
  }
  function nl(e, t) {
   return e.K(t).$.length;
  }
  function rl(e, t) {
   let n = e.he(t);
   return {
    era: n.era,
    eraYear: n.eraYear
   };
  }
  function il(e, t, n, r, i, a) {
   let o = n?.(r, i, a) || 1972, {year: s, month: c, day: l} = e.he({
    year: o,
    month: 12,
    day: 31
   }), u = Qc(e, t, s), d = Re(c, u), f = c === u;
   (E(r, d) || E(Number(i), Number(f)) || E(a, l)) === 1 && s--;
   for (let n = 0; n < 100; n++) {
    let o = s - n, c = Qc(e, t, o), l = Le(r, i, c);
    if (i === (l === c) && a <= tl(e, o, l)) return {
     year: o,
     month: l
    };
   }
  }
  function al(e, t, n, r) {
   if (r) if (Number.isSafeInteger(n += r) || b(`Out-of-bounds date`), r < 0) for (;n < 1; ) n += nl(e, --t); else {
    let r;
    for (;n > (r = nl(e, t)); ) n -= r, t++;
   }
   return {
    year: t,
    month: n
   };
  }
  function ol(e, t, n, r, i) {
   let a = E(t, r) || E(n, i);
   if (!a) return 0;
   if (t === r) return i - n;
   if (a < 0) {
    let a = nl(e, t) - n + i;
    for (let n = t + 1; n < r; n++) a += nl(e, n);
    return a;
   }
   return -ol(e, r, i, t, n);
  }
  function sl(e, t, n) {
   let {$: r} = e(t);
   for (let e = r.length - 1; e >= 0; e--) if (n >= r[e]) return e + 1;
   b();
  }
  const cl = 2440588;
  function ll(e) {
   let t = e.J(2441683), n = S(t => e.J(Wt(t) + 2440588), WeakMap);
   function r(t, n) {
    let r = e.q?.(t);
    return [ Re(n, r), n === r ];
   }
   return {
    l: e.l,
    m: e.m,
    Z: e.Z,
    X: e.X,
    ge: e.ge,
    te: e.te,
    ke: e.ke,
    ie: n,
    je(t, n, r) {
     return Jt(e.L(t, n, r) - 2440588);
    },
    se(t, n = 1, r = 1) {
     return (e.L(t, n, r) - 2440588) * Ve;
    },
    O(t, n) {
     return (e.O || r)(t, n);
    },
    v(n, i, a) {
     return e.v?.(n, i, a) || ((n, i, a) => {
      i = !!i;
      let o = e.ge || t.year, [s, c] = r(t.year, t.month);
      (E(n, s) || E(Number(i), Number(c)) || E(a, t.day)) === 1 && o--;
      for (let t = 0; t < 100; t++) for (let r of [ o - t, o + t ]) {
       let t = e.q?.(r), o = Le(n, i, t);
       if (o <= e.k(r) && i === (o === t) && a <= e.p(r, o)) return {
        year: r,
        month: o
       };
      }
     })(n, i, a);
    },
    u: e.u,
    k: e.k,
    p: e.p,
    j: e.j,
    q: e.q || he,
    h(t) {
     let r = n(t);
     return e.h ? e.h(r) : {
      era: r.era,
      eraYear: r.eraYear
     };
    },
    N(t, n, r) {
     return ((e, t, n, r) => {
      if (r) if (Number.isSafeInteger(n += r) || b(`Out-of-bounds date`), r < 0) for (;n < 1; ) n += e(--t); else {
       let r;
       for (;n > (r = e(t)); ) n -= r, t++;
      }
      return {
       year: t,
       month: n
      };
     })(e.k, t, n, r);
    },
    ne(t, n, r, i) {
     return ul(e.k, t, n, r, i);
    }
   };
  }
  function ul(e, t, n, r, i) {
   let a = E(t, r) || E(n, i);
   if (!a) return 0;
   if (t === r) return i - n;
   if (a < 0) {
    let a = e(t) - n + i;
    for (let n = t + 1; n < r; n++) a += e(n);
    return a;
   }
   return -ul(e, r, i, t, n);
  }
  const dl = {
   be: 0
  }, fl = {
   m: 13,
   Z: {
    1: 0,
    2: 29,
    8: 29,
    9: 29,
    10: 29,
    11: 29,
    12: 0
   },
   X: 30,
   Ce(e, t, n) {
    if (t) switch (e) {
    case 1:
     return 1651;

    case 2:
     return n < 30 ? 1947 : 1765;

    case 3:
     return n < 30 ? 1966 : 1955;

    case 4:
     return n < 30 ? 1963 : 1944;

    case 5:
     return n < 30 ? 1971 : 1952;

    case 6:
     return n < 30 ? 1960 : 1941;

    case 7:
     return n < 30 ? 1968 : 1938;

    case 8:
     return n < 30 ? 1957 : 1718;

    case 9:
     return 2014;

    case 10:
     return 1984;

    case 11:
     return n < 29 ? 2033 : 2034;

    case 12:
     return 1890;
    }
    return 1972;
   }
  };
  function pl(e) {
   return Kc(e, fl);
  }
  const ml = {
   am: 0
  }, hl = {
   am: 0,
   aa: 0
  }, gl = {
   aa: 0
  };
  function _l(e, t, n = 0, r = 0) {
   return ll({
    l: t,
    te(e, t, n) {
     return t === `aa` && r ? e - 5500 : Oa(e, n);
    },
    ke(e, t, n) {
     return ie(n, 1, t || e !== 13 ? 30 : 6);
    },
    J(t) {
     let [r, i, a] = ((e, t) => {
      let n = Math.floor((4 * (t - e) + 3) / 1461), r = 1 + Math.floor((t - vl(e, n, 1, 1)) / 30);
      return [ n, r, t + 1 - vl(e, n, r, 1) ];
     })(e, t);
     return {
      year: r + n,
      month: i,
      day: a
     };
    },
    L(t, r, i) {
     return vl(e, t - n, r, i);
    },
    p(e, t) {
     return ((e, t) => t % 13 == 0 ? yl(e) + 5 : 30)(e - n, t);
    },
    j(e) {
     return 365 + yl(e - n);
    },
    k() {
     return 13;
    },
    u(e) {
     return this.j(e) > 365;
    },
    h({year: e}) {
     return n ? {
      era: `aa`,
      eraYear: e
     } : r && e <= 0 ? {
      era: `aa`,
      eraYear: e + 5500
     } : {
      era: `am`,
      eraYear: e
     };
    }
   });
  }
  function vl(e, t, n, r) {
   return e + 365 * t + Math.floor(t / 4) + 30 * (n - 1) + r - 1;
  }
  function yl(e) {
   return Math.floor(Ee(e, 4) / 3);
  }
  const bl = {
   am: 0
  };
  function xl(e) {
   return Ee(7 * e + 1, 19) < 7;
  }
  function Sl(e) {
   let t = Math.floor((235 * e - 234) / 19), n = 29 * t + Math.floor((12084 + 13753 * t) / 25920);
   return Ee(3 * (n + 1), 7) < 3 && (n += 1), n;
  }
  function Cl(e) {
   return Sl(e) + (e => {
    let t = Sl(e - 1), n = Sl(e);
    return Sl(e + 1) - n === 356 ? 2 : n - t === 382 ? 1 : 0;
   })(e);
  }
  function wl(e) {
   return Cl(e + 1) - Cl(e);
  }
  function Tl(e, t) {
   let n = t >= 6 && !xl(e) ? t + 1 : t;
   if (n === 4 || n === 7 || n === 9 || n === 11 || n === 13) return 29;
   let r = (e => {
    let t = wl(e);
    return t > 380 && (t -= 30), t === 353 ? 0 : t === 354 ? 1 : 2;
   })(e);
   return n === 2 ? r === 2 ? 30 : 29 : n === 3 ? r === 0 ? 29 : 30 : n === 6 ? xl(e) ? 30 : 0 : 30;
  }
  const El = {
   shaka: 0
  }, Dl = [ 1392, 1390, 1391, 1392, 1391, 1392, 1389, 1392, 1392, 1390, 1391, 1390 ];
  function Ol(e, t, n) {
   return ll({
    l: {
     bh: -1,
     ah: 0
    },
    J: e,
    L: t,
    p(e, t) {
     return n && Ml(e) ? tl(n, e, t) : ((e, t) => 29 + t % 2 + (t === 12 && jl(e) ? 1 : 0))(e, t);
    },
    j(e) {
     return n && Ml(e) ? el(n, e) : jl(e) ? 355 : 354;
    },
    k() {
     return 12;
    },
    u(e) {
     return this.j(e) > 354;
    },
    v(e, t, r) {
     let i = n && !t && r === 30 && Dl[e - 1];
     return n && i ? {
      year: i,
      month: e
     } : void 0;
    },
    h({year: e}) {
     return e < 1 ? {
      era: `bh`,
      eraYear: 1 - e
     } : {
      era: `ah`,
      eraYear: e
     };
    }
   });
  }
  function kl(e, t, n, r) {
   return r + Math.ceil(29.5 * (n - 1)) + 354 * (t - 1) + Math.floor((3 + 11 * t) / 30) + e - 1;
  }
  function Al(e, t) {
   let n = Math.floor((30 * (t - e) + 10646) / 10631), r = Math.min(12, Math.ceil((t - (29 + kl(e, n, 1, 1))) / 29.5) + 1);
   return {
    year: n,
    month: r,
    day: t - kl(e, n, r, 1) + 1
   };
  }
  function jl(e) {
   return Ee(14 + 11 * e, 30) < 11;
  }
  function Ml(e) {
   return e >= 1300 && e <= 1600;
  }
  function Nl(e, t) {
   let n = t - 1948440;
   if (n < 460322 || n >= 566987) return Al(1948440, t);
   let {year: r, month: i, day: a} = e.he(Jt(t - cl));
   return {
    year: r,
    month: i,
    day: a
   };
  }
  function Pl(e, t, n, r) {
   return Ml(t) ? Xc(e, t, n, r) / Ve + cl : kl(1948440, t, n, r);
  }
  const Fl = Object.assign({}, je, {
   meiji: 1867,
   taisho: 1911,
   showa: 1925,
   heisei: 1988,
   reiwa: 2018
  });
  function Il(e) {
   let t = Wt(e), n = t >= 18017 ? `reiwa` : t >= 6947 ? `heisei` : t >= -15713 ? `showa` : t >= -20974 ? `taisho` : t >= -35428 ? `meiji` : void 0;
   return n ? {
    era: n,
    eraYear: e.year - Fl[n]
   } : ln(e);
  }
  const Ll = {
   ap: 0
  }, Rl = [ 0, 31, 62, 93, 124, 155, 186, 216, 246, 276, 306, 336 ];
  function zl(e) {
   return Ee(25 * e + 11, 33) < 8;
  }
  const Bl = {
   broc: -1,
   roc: 0
  }, Vl = [ `buddhist`, () => Gc({
   ve: 543,
   l: dl,
   h(e, t) {
    return {
     era: `be`,
     eraYear: t
    };
   }
  }) ], Hl = [ `chinese`, pl ], Ul = [ `coptic`, () => _l(1824665, ml) ], Wl = [ `dangi`, pl ], Gl = new Map([ Vl, Hl, Ul, Wl, [ `ethiopic`, () => _l(1723856, hl, 0, 1) ], [ `ethioaa`, () => _l(1723856, gl, 5500) ], [ `hebrew`, () => ll({
   l: bl,
   m: -6,
   J(e) {
    let t = e - 347997, n = Math.floor((25920 * t / 765433 * 19 + 234) / 235) + 1, r = Cl(n), i = Math.floor(t - r);
    for (;i < 1; ) n--, r = Cl(n), i = Math.floor(t - r);
    let a = 1, o = 0;
    for (;o < i; ) o += Tl(n, a), a++;
    return a--, o -= Tl(n, a), {
     year: n,
     month: a,
     day: i - o
    };
   },
   L(e, t, n) {
    let r = Cl(e);
    for (let n = 1; n < t; n++) r += Tl(e, n);
    return r + n + 347997;
   },
   p: Tl,
   j: wl,
   k(e) {
    return xl(e) ? 13 : 12;
   },
   u: xl,
   q(e) {
    return xl(e) ? 6 : void 0;
   },
   O(e, t) {
    return xl(e) && t === 6 ? [ 5, 1 ] : [ t - (xl(e) && t > 6 ? 1 : 0), 0 ];
   },
   v(e, t, n) {
    return t && e === 5 && n <= 30 ? {
     year: 5730,
     month: 6
    } : void 0;
   },
   h({year: e}) {
    return {
     era: `am`,
     eraYear: e
    };
   }
  }) ], [ `indian`, function() {
   return ll({
    l: El,
    J(e) {
     let t = Jt(e - cl), n = t.year - 78, r = e - (Gt(t.year, 1, 1) + cl), i;
     if (r < 80 ? (n--, i = tn(t.year - 1) ? 31 : 30, r += i + 155 + 90 + 10) : (i = tn(t.year) ? 31 : 30, 
     r -= 80), r < i) return {
      year: n,
      month: 1,
      day: r + 1
     };
     let a = r - i;
     return a < 155 ? {
      year: n,
      month: Math.floor(a / 31) + 2,
      day: a % 31 + 1
     } : (a -= 155, {
      year: n,
      month: Math.floor(a / 30) + 7,
      day: a % 30 + 1
     });
    },
    L(e, t, n) {
     let r = e + 78, i, a;
     return tn(r) ? (i = 31, a = Gt(r, 3, 21) + cl) : (i = 30, a = Gt(r, 3, 22) + cl), 
     t === 1 || (a += i + 31 * Math.min(t - 2, 5), t >= 8 && (a += 30 * (t - 7))), a + n - 1;
    },
    p(e, t) {
     return t === 1 && tn(e + 78) || t >= 2 && t <= 6 ? 31 : 30;
    },
    j(e) {
     return tn(e + 78) ? 366 : 365;
    },
    k() {
     return 12;
    },
    u(e) {
     return this.j(e) > 365;
    },
    h({year: e}) {
     return {
      era: `shaka`,
      eraYear: e
     };
    }
   });
  } ], [ `japanese`, () => Gc({
   l: Fl,
   le: 1,
   h: Il
  }) ], [ `islamic-civil`, () => Ol(w(Al, 1948440), w(kl, 1948440)) ], [ `islamic-tbla`, () => Ol(w(Al, 1948439), w(kl, 1948439)) ], [ `islamic-umalqura`, e => {
   let t = qc(e);
   return Ol(w(Nl, t), w(Pl, t), t);
  } ], [ `persian`, () => ll({
   l: Ll,
   J(e) {
    let t = e - 1948320, n = 1 + Math.floor((33 * t + 3) / 12053), r = t - (365 * (n - 1) + Math.floor((8 * n + 21) / 33)), i = Math.floor(r < 216 ? r / 31 : (r - 6) / 30);
    return {
     year: n,
     month: i + 1,
     day: r - Rl[i] + 1
    };
   },
   L(e, t, n) {
    return 1948319 + 365 * (e - 1) + Math.floor((8 * e + 21) / 33) + Rl[t - 1] + n;
   },
   p(e, t) {
    return t <= 6 ? 31 : t <= 11 || zl(e) ? 30 : 29;
   },
   j(e) {
    return zl(e) ? 366 : 365;
   },
   k() {
    return 12;
   },
   u: zl,
   h({year: e}) {
    return {
     era: `ap`,
     eraYear: e
    };
   }
  }) ], [ `roc`, () => Gc({
   ve: -1911,
   l: Bl,
   h(e, t) {
    return t < 1 ? {
     era: `broc`,
     eraYear: 1 - t
    } : {
     era: `roc`,
     eraYear: t
    };
   }
  }) ] ]), Kl = {
   islamic: 1,
   "islamic-rgsa": 1
  }, ql = {
   "ethiopic-amete-alem": `ethioaa`,
   islamicc: `islamic-civil`
  }, Jl = S((e, t) => {
   let n = t(e);
   return n.id = e, n;
  });
  function Yl(e) {
   let t = Xl(e);
   return t || b(ee(e)), Jl(...t);
  }
  function Xl(e) {
   Kl[e] && b(ee(e));
   let t = ql[e] || e, n = Gl.get(t);
   return n && [ t, n ];
  }
  function Zl(e) {
   let t = N(e).toLowerCase();
   return t === `iso8601` ? void 0 : t === `gregory` ? 0 : Yl(t);
  }
  function Ql(e = `iso8601`) {
   return Zl(e);
  }
  const $l = new WeakMap, eu = Pc(jc, class {
   constructor(e, t, n = void 0) {
    let r = Or(Bn(e)), i = H(Oo(t)), a = Ql(n);
    iu(this, jr(r, i, a));
   }
   static from(e, t = void 0) {
    return U(ru(e, t));
   }
   static compare(e, t) {
    return fa(ru(e), ru(t));
   }
   get calendarId() {
    return Ne(W(this).calendar);
   }
   get timeZoneId() {
    return W(this).timeZone.id;
   }
   get epochMilliseconds() {
    return Pr(W(this));
   }
   get epochNanoseconds() {
    return Fr(W(this));
   }
   get offset() {
    return yo(R(W(this)).offsetNanoseconds);
   }
   get offsetNanoseconds() {
    return R(W(this)).offsetNanoseconds;
   }
   get hoursInDay() {
    return Ur(W(this));
   }
   with(e, t = void 0) {
    return U(Ms(W(this), ku(e), t));
   }
   withCalendar(e) {
    return U({
     ...W(this),
     calendar: Qu(e)
    });
   }
   withTimeZone(e) {
    return U({
     ...W(this),
     timeZone: H(au(e))
    });
   }
   withPlainTime(e = void 0) {
    return U(Sc(W(this), Iu(e)));
   }
   add(e, t = void 0) {
    return U(pi(W(this), J(e), t));
   }
   subtract(e, t = void 0) {
    return U(pi(W(this), z(J(e)), t));
   }
   until(e, t = void 0) {
    let n = W(this), r = ru(e);
    return q(L(Ei(0, Si(n.calendar, r.calendar), n, r, t)));
   }
   since(e, t = void 0) {
    let n = W(this), r = ru(e);
    return q(L(Ei(1, Si(n.calendar, r.calendar), n, r, t)));
   }
   round(e) {
    let t = W(this), [n, r, i] = vr(e);
    return U(Hr(t, n, r, i));
   }
   startOfDay() {
    return U(Wr(W(this)));
   }
   equals(e) {
    return va(W(this), ru(e));
   }
   toInstant() {
    return cu(Vs(W(this)));
   }
   toPlainDateTime() {
    return Bu(Hs(W(this)));
   }
   toPlainDate() {
    return Ku(Us(W(this)));
   }
   toPlainTime() {
    return Mu(Ws(W(this)));
   }
   toLocaleString(e = void 0, t = {}) {
    let n = W(this), r = new qa(e, tc(gc(t), wi(n)));
    return nc(r, n), r.format(Pr(n));
   }
   toString(e = void 0) {
    return no(W(this), e);
   }
   toJSON() {
    return no(W(this));
   }
   getTimeZoneTransition(e) {
    let t = W(this), n = oi(t, e);
    return n ? U({
     ...t,
     epochNanoseconds: n
    }) : null;
   }
   valueOf() {
    return Rc();
   }
  }, tu, Bc, Uc, tt);
  function U(e) {
   return iu(Object.create(eu.prototype), e);
  }
  function W(e) {
   return nu(e) || Lc();
  }
  function tu(e) {
   let t = W(e);
   return {
    ...R(t),
    calendar: t.calendar
   };
  }
  function nu(e) {
   return $l.get(e);
  }
  function ru(e, t) {
   if (y(e)) {
    let n = nu(e);
    return n ? (yr(t), n) : Vo(au, Xu(e), e, t);
   }
   return Zo(e, Zl, t);
  }
  function iu(e, t) {
   return $l.set(e, t), Ic(e), e;
  }
  function au(e) {
   if (y(e)) {
    let t = nu(e);
    return t || x(te(e)), t.timeZone.id;
   }
   return (e => ko(os(N(e))))(e);
  }
  const ou = new WeakMap, su = Pc(Mc, class {
   constructor(e) {
    let t = Or(Bn(e));
    pu(this, Ar(t));
   }
   static from(e) {
    return cu(du(e));
   }
   static fromEpochMilliseconds(e) {
    return cu(Qs(e));
   }
   static fromEpochNanoseconds(e) {
    return cu($s(e));
   }
   static compare(e, t) {
    return da(du(e), du(t));
   }
   get epochMilliseconds() {
    return Pr(lu(this));
   }
   get epochNanoseconds() {
    return Fr(lu(this));
   }
   add(e) {
    return cu(Ar(fi(lu(this).epochNanoseconds, J(e))));
   }
   subtract(e) {
    return cu(Ar(fi(lu(this).epochNanoseconds, z(J(e)))));
   }
   until(e, t = void 0) {
    return q(Ti(0, lu(this), du(e), t));
   }
   since(e, t = void 0) {
    return q(Ti(1, lu(this), du(e), t));
   }
   round(e) {
    let t = lu(this), [n, r, i] = vr(e, 5, 1);
    return cu(Ar($r(t.epochNanoseconds, Yr(n, r), i)));
   }
   equals(e) {
    return _a(lu(this), du(e));
   }
   toZonedDateTimeISO(e) {
    return U(Bs(lu(this), H(au(e))));
   }
   toLocaleString(e = void 0, t = {}) {
    let n = lu(this);
    return new qa(e, hc(t)).format(Pr(n));
   }
   toString(e = void 0) {
    return to(au, lu(this), e);
   }
   toJSON() {
    return to(au, lu(this));
   }
   valueOf() {
    return Rc();
   }
  });
  function cu(e) {
   return pu(Object.create(su.prototype), e);
  }
  function lu(e) {
   return uu(e) || Lc();
  }
  function uu(e) {
   return ou.get(e);
  }
  function du(e) {
   if (y(e)) {
    let t = uu(e);
    if (t) return t;
    let n = nu(e);
    if (n) return Ar(n.epochNanoseconds);
   }
   return Yo(e);
  }
  const {toTemporalInstant: fu} = {
   toTemporalInstant() {
    let e = Date.prototype.valueOf.call(this);
    return cu(Ar(BigInt(Ln(e)) * Xe));
   }
  };
  function pu(e, t) {
   return ou.set(e, t), Ic(e), e;
  }
  const mu = new WeakMap, hu = Pc(Dc, class {
   constructor(e, t, n = void 0, r) {
    let i = s(e), a = s(t), o = Ql(n), c = Tr(dn({
     year: s(r ?? 1972),
     month: i,
     day: a
    }));
    bu(this, I(c, o));
   }
   static from(e, t = void 0) {
    return gu(yu(e, t));
   }
   get calendarId() {
    return Ne(_u(this).calendar);
   }
   with(e, t = void 0) {
    return gu(Is(_u(this), ku(e), t));
   }
   equals(e) {
    return Sa(_u(this), yu(e));
   }
   toPlainDate(e) {
    return Ku(Js(_u(this).calendar, this, e));
   }
   toLocaleString(e = void 0, t = {}) {
    let n = _u(this), r = new qa(e, ec(xc(t)));
    return nc(r, n, 1), r.format(Ut(n));
   }
   toString(e = void 0) {
    return oo(_u(this), e);
   }
   toJSON() {
    return oo(_u(this));
   }
   valueOf() {
    return Rc();
   }
  }, _u, Vc);
  function gu(e) {
   return bu(Object.create(hu.prototype), e);
  }
  function _u(e) {
   return vu(e) || Lc();
  }
  function vu(e) {
   return mu.get(e);
  }
  function yu(e, t) {
   if (y(e)) {
    let n = vu(e);
    if (n) return F(t), n;
    let r = Zu(e);
    return Go(r === void 0 ? void 0 : r, r === void 0, e, t);
   }
   let n = ns(e, Zl);
   return F(t), n;
  }
  function bu(e, t) {
   return mu.set(e, t), Ic(e), e;
  }
  const xu = new WeakMap, Su = Pc(Ec, class {
   constructor(e, t, n = void 0, r) {
    let i = s(e), a = s(t), o = Ql(n), c = wr(dn({
     year: i,
     month: a,
     day: s(r ?? 1)
    }));
    Du(this, I(c, o));
   }
   static from(e, t = void 0) {
    return Cu(Eu(e, t));
   }
   static compare(e, t) {
    return ha(Eu(e), Eu(t));
   }
   get calendarId() {
    return Ne(wu(this).calendar);
   }
   with(e, t = void 0) {
    return Cu(Fs(wu(this), ku(e), t));
   }
   add(e, t = void 0) {
    let n = wu(this);
    return Cu(I(di(0, n.calendar, n, J(e), t), n.calendar));
   }
   subtract(e, t = void 0) {
    let n = wu(this);
    return Cu(I(di(1, n.calendar, n, J(e), t), n.calendar));
   }
   until(e, t = void 0) {
    let n = wu(this), r = Eu(e);
    return q(ki(0, Si(n.calendar, r.calendar), n, r, t));
   }
   since(e, t = void 0) {
    let n = wu(this), r = Eu(e);
    return q(ki(1, Si(n.calendar, r.calendar), n, r, t));
   }
   equals(e) {
    return xa(wu(this), Eu(e));
   }
   toPlainDate(e) {
    return Ku(qs(wu(this).calendar, this, e));
   }
   toLocaleString(e = void 0, t = {}) {
    let n = wu(this), r = new qa(e, ec(bc(t)));
    return nc(r, n, 1), r.format(Ut(n));
   }
   toString(e = void 0) {
    return ao(wu(this), e);
   }
   toJSON() {
    return ao(wu(this));
   }
   valueOf() {
    return Rc();
   }
  }, wu, zc, Hc);
  function Cu(e) {
   return Du(Object.create(Su.prototype), e);
  }
  function wu(e) {
   return Tu(e) || Lc();
  }
  function Tu(e) {
   return xu.get(e);
  }
  function Eu(e, t) {
   if (y(e)) {
    let n = Tu(e);
    return n ? (F(t), n) : Wo(Xu(e), e, t);
   }
   let n = es(e, Zl);
   return F(t), n;
  }
  function Du(e, t) {
   return xu.set(e, t), Ic(e), e;
  }
  function Ou(e) {
   if (!y(e)) return;
   let t = uu(e);
   return t ? [ Mc, t ] : (t = nu(e), t ? [ jc, t ] : (t = Vu(e), t ? [ kc, t ] : (t = qu(e), 
   t ? [ Oc, t ] : (t = Pu(e), t ? [ Ac, t ] : (t = Tu(e), t ? [ Ec, t ] : (t = vu(e), 
   t ? [ Dc, t ] : (t = nd(e), t ? [ Nc, t ] : void 0)))))));
  }
  function ku(e) {
   return (Ou(e) || e.calendar !== void 0 || e.timeZone !== void 0) && x(`Invalid bag`), 
   e;
  }
  const Au = new WeakMap, ju = Pc(Ac, class {
   constructor(e = 0, t = 0, n = 0, r = 0, i = 0, a = 0) {
    Lu(this, kt(ue(s, {
     hour: e,
     minute: t,
     second: n,
     millisecond: r,
     microsecond: i,
     nanosecond: a
    })));
   }
   static from(e, t = void 0) {
    return Mu(Fu(e, t));
   }
   static compare(e, t) {
    return ga(Fu(e), Fu(t));
   }
   with(e, t = void 0) {
    return Mu(Ls(Nu(this), ku(e), t));
   }
   add(e) {
    return Mu(_i(Nu(this), J(e))[0]);
   }
   subtract(e) {
    return Mu(_i(Nu(this), z(J(e)))[0]);
   }
   until(e, t = void 0) {
    return q(ji(0, Nu(this), Fu(e), t));
   }
   since(e, t = void 0) {
    return q(ji(1, Nu(this), Fu(e), t));
   }
   round(e) {
    let t = Nu(this), [n, r, i] = vr(e, 5);
    return Mu(Kr(t, Jr(n, r), i)[0]);
   }
   equals(e) {
    return Ca(Nu(this), Fu(e));
   }
   toLocaleString(e = void 0, t = {}) {
    let n = Nu(this);
    return new qa(e, ec(yc(t))).format(Nt(n));
   }
   toString(e = void 0) {
    return co(Nu(this), e);
   }
   toJSON() {
    return co(Nu(this));
   }
   valueOf() {
    return Rc();
   }
  }, Nu, tt);
  function Mu(e) {
   return Lu(Object.create(ju.prototype), e);
  }
  function Nu(e) {
   return Pu(e) || Lc();
  }
  function Pu(e) {
   return Au.get(e);
  }
  function Fu(e, t) {
   if (y(e)) {
    let n = Pu(e);
    if (n) return F(t), n;
    let r = Vu(e);
    if (r) return F(t), Nr(r);
    let i = nu(e);
    return i ? (F(t), Ws(i)) : Ko(e, t);
   }
   let n = rs(e);
   return F(t), n;
  }
  function Iu(e) {
   return e === void 0 ? void 0 : Fu(e);
  }
  function Lu(e, t) {
   return Au.set(e, t), Ic(e), e;
  }
  const Ru = new WeakMap, zu = Pc(kc, class {
   constructor(e, t, n, r = 0, i = 0, a = 0, o = 0, c = 0, l = 0, u = void 0) {
    let d = Er(un(ue(s, {
     year: e,
     month: t,
     day: n,
     hour: r,
     minute: i,
     second: a,
     millisecond: o,
     microsecond: c,
     nanosecond: l
    }))), f = Ql(u);
    Uu(this, Mr(d, f));
   }
   static from(e, t = void 0) {
    return Bu(Hu(e, t));
   }
   static compare(e, t) {
    return ma(Hu(e), Hu(t));
   }
   get calendarId() {
    return Ne(G(this).calendar);
   }
   with(e, t = void 0) {
    return Bu(Ns(G(this), ku(e), t));
   }
   withCalendar(e) {
    return Bu(Mr(G(this), Qu(e)));
   }
   withPlainTime(e = void 0) {
    let t = G(this);
    return Bu(za(t, Iu(e), t.calendar));
   }
   add(e, t = void 0) {
    let n = G(this);
    return Bu(Mr(mi(n.calendar, n, J(e), t), n.calendar));
   }
   subtract(e, t = void 0) {
    let n = G(this);
    return Bu(Mr(mi(n.calendar, n, z(J(e)), t), n.calendar));
   }
   until(e, t = void 0) {
    let n = G(this), r = Hu(e);
    return q(Di(0, Si(n.calendar, r.calendar), n, r, t));
   }
   since(e, t = void 0) {
    let n = G(this), r = Hu(e);
    return q(Di(1, Si(n.calendar, r.calendar), n, r, t));
   }
   round(e) {
    let t = G(this), [n, r, i] = vr(e);
    return Bu(Mr(Gr(t, Jr(n, r), i), t.calendar));
   }
   equals(e) {
    return ya(G(this), Hu(e));
   }
   toZonedDateTime(e, t = void 0) {
    return U(Gs(G(this), H(au(e)), t));
   }
   toPlainDate() {
    let e = G(this);
    return Ku(I(e, e.calendar));
   }
   toPlainTime() {
    return Mu(Nr(G(this)));
   }
   toLocaleString(e = void 0, t = {}) {
    let n = G(this), r = new qa(e, ec(_c(t)));
    return nc(r, n), r.format(Vt(n));
   }
   toString(e = void 0) {
    return ro(G(this), e);
   }
   toJSON() {
    return ro(G(this));
   }
   valueOf() {
    return Rc();
   }
  }, G, Bc, Uc, tt);
  function Bu(e) {
   return Uu(Object.create(zu.prototype), e);
  }
  function G(e) {
   return Vu(e) || Lc();
  }
  function Vu(e) {
   return Ru.get(e);
  }
  function Hu(e, t) {
   if (y(e)) {
    let n = Vu(e);
    if (n) return F(t), n;
    let r = qu(e);
    if (r) return F(t), Mr(P(r, Ot), r.calendar);
    let i = nu(e);
    return i ? (F(t), Hs(i)) : Ho(Xu(e), e, t);
   }
   let n = Qo(e, Zl);
   return F(t), n;
  }
  function Uu(e, t) {
   return Ru.set(e, t), Ic(e), e;
  }
  const Wu = new WeakMap, Gu = Pc(Oc, class {
   constructor(e, t, n, r = void 0) {
    let i = Tr(dn(ue(s, {
     year: e,
     month: t,
     day: n
    }))), a = Ql(r);
    Yu(this, I(i, a));
   }
   static from(e, t = void 0) {
    return Ku(Ju(e, t));
   }
   static compare(e, t) {
    return ha(Ju(e), Ju(t));
   }
   get calendarId() {
    return Ne(K(this).calendar);
   }
   with(e, t = void 0) {
    return Ku(Ps(K(this), ku(e), t));
   }
   withCalendar(e) {
    return Ku(I(K(this), Qu(e)));
   }
   add(e, t = void 0) {
    let n = K(this);
    return Ku(I(hi(n.calendar, n, J(e), t), n.calendar));
   }
   subtract(e, t = void 0) {
    let n = K(this);
    return Ku(I(hi(n.calendar, n, z(J(e)), t), n.calendar));
   }
   until(e, t = void 0) {
    let n = K(this), r = Ju(e);
    return q(Oi(0, Si(n.calendar, r.calendar), n, r, t));
   }
   since(e, t = void 0) {
    let n = K(this), r = Ju(e);
    return q(Oi(1, Si(n.calendar, r.calendar), n, r, t));
   }
   equals(e) {
    return ba(K(this), Ju(e));
   }
   toZonedDateTime(e) {
    let t = y(e) ? {
     timeZone: e.timeZone,
     plainTime: e.plainTime
    } : {
     timeZone: e
    };
    return U(Ks(au, Fu, K(this), t));
   }
   toPlainDateTime(e = void 0) {
    let t = K(this);
    return Bu(za(t, Iu(e), t.calendar));
   }
   toPlainYearMonth() {
    return Cu(Xs(K(this).calendar, this));
   }
   toPlainMonthDay() {
    return gu(Ys(K(this).calendar, this));
   }
   toLocaleString(e = void 0, t = {}) {
    let n = K(this), r = new qa(e, ec(vc(t)));
    return nc(r, n), r.format(Ut(n));
   }
   toString(e = void 0) {
    return io(K(this), e);
   }
   toJSON() {
    return io(K(this));
   }
   valueOf() {
    return Rc();
   }
  }, K, Bc, Uc);
  function Ku(e) {
   return Yu(Object.create(Gu.prototype), e);
  }
  function K(e) {
   return qu(e) || Lc();
  }
  function qu(e) {
   return Wu.get(e);
  }
  function Ju(e, t) {
   if (y(e)) {
    let n = qu(e);
    if (n) return F(t), n;
    let r = Vu(e);
    if (r) return F(t), I(r, r.calendar);
    let i = nu(e);
    return i ? (F(t), Us(i)) : Uo(Xu(e), e, t);
   }
   let n = $o(e, Zl);
   return F(t), n;
  }
  function Yu(e, t) {
   return Wu.set(e, t), Ic(e), e;
  }
  function Xu(e) {
   let t = Zu(e);
   return t === void 0 ? void 0 : t;
  }
  function Zu(e) {
   let {calendar: t} = e;
   if (t !== void 0) return Qu(t);
  }
  function Qu(e) {
   if (y(e)) {
    let t = qu(e) || Vu(e) || nu(e) || vu(e) || Tu(e);
    return t || x(ee(e)), t.calendar;
   }
   return (e => Zl(as(N(e))))(e);
  }
  const $u = new WeakMap, ed = Pc(Nc, class {
   constructor(e = 0, t = 0, n = 0, r = 0, i = 0, a = 0, o = 0, s = 0, c = 0, l = 0) {
    let u = na(ue(Vn, {
     years: e,
     months: t,
     weeks: n,
     days: r,
     hours: i,
     minutes: a,
     seconds: o,
     milliseconds: s,
     microseconds: c,
     nanoseconds: l
    }));
    id(this, L(u));
   }
   static from(e) {
    return q(J(e));
   }
   static compare(e, t, n = void 0) {
    return pa(rd, J(e), J(t), n);
   }
   get sign() {
    return td(this).sign;
   }
   get blank() {
    return !td(this).sign;
   }
   with(e) {
    return q(Rs(td(this), e));
   }
   negated() {
    return q(ea(td(this)));
   }
   abs() {
    return q($i(td(this)));
   }
   add(e, t = void 0) {
    return q(Xi(rd, 0, td(this), J(e), t));
   }
   subtract(e, t = void 0) {
    return q(Xi(rd, 1, td(this), J(e), t));
   }
   round(e) {
    return q(Qi(rd, td(this), e));
   }
   total(e) {
    return Ir(rd, td(this), e);
   }
   toLocaleString(e = void 0, t) {
    let n = td(this);
    return Intl.DurationFormat ? new Intl.DurationFormat(e, t).format(n) : lo(n, t);
   }
   toString(e = void 0) {
    return lo(td(this), e);
   }
   toJSON() {
    return lo(td(this));
   }
   valueOf() {
    return Rc();
   }
  }, td, Dn);
  function q(e) {
   return id(Object.create(ed.prototype), e);
  }
  function td(e) {
   return nd(e) || Lc();
  }
  function nd(e) {
   return $u.get(e);
  }
  function J(e) {
   return y(e) ? nd(e) || qo(e) : is(e);
  }
  function rd(e) {
   if (e !== void 0) {
    if (y(e)) {
     let t = nu(e);
     if (t) return t;
     let n = qu(e);
     if (n) return n;
     let r = Vu(e);
     return r ? I(r, r.calendar) : Bo(au, Xu(e), e);
    }
    return Xo(e, Zl);
   }
  }
  function id(e, t) {
   return $u.set(e, t), Ic(e), e;
  }
  const ad = Object.defineProperties({}, {
   ...le(`Temporal.Now`),
   ...ce({
    timeZoneId() {
     return Tc();
    },
    instant() {
     return cu(Ar(wc()));
    },
    zonedDateTimeISO(e = Tc()) {
     let t = H(au(e));
     return U(jr(wc(), t));
    },
    plainDateTimeISO(e = Tc()) {
     return Bu(Mr(Cc(H(au(e)))));
    },
    plainDateISO(e = Tc()) {
     return Ku(I(Cc(H(au(e)))));
    },
    plainTimeISO(e = Tc()) {
     return Mu(Nr(Cc(H(au(e)))));
    }
   })
  }), od = Object.defineProperties({}, {
   ...le(`Temporal`),
   ...ce({
    PlainYearMonth: Su,
    PlainMonthDay: hu,
    PlainDate: Gu,
    PlainTime: ju,
    PlainDateTime: zu,
    ZonedDateTime: eu,
    Instant: su,
    Duration: ed,
    Now: ad
   })
  }), Y = globalThis.Temporal ?? od, sd = Y !== od, cd = 1e3, ld = 864e5;
  180 * ld;
  const ud = 400 * ld, dd = 30 * 36e5, fd = 864e13;
  function pd(e) {
   if (e === `UTC` || e === `Etc/UTC` || e === `Etc/GMT`) return 0;
   let t = /^([+-])(\d{2}):?(\d{2})(?::?(\d{2}))?$/.exec(e);
   return t ? (t[1] === `-` ? -1 : 1) * ((Number(t[2]) * 60 + Number(t[3])) * 60 + Number(t[4] ?? 0)) * cd : null;
  }
  var md = class {
   constructor(e) {
    this.tzid = e, this.transitions = [], this.offsets = [], this.coverStart = 0, this.coverEnd = 0, 
    this.covered = !1, this.fixedOffsetMs = pd(e);
   }
   zonedAt(e) {
    return new Y.ZonedDateTime(BigInt(e) * 1000000n, this.tzid);
   }
   ensureCoverage(e, t) {
    if (this.fixedOffsetMs !== null || this.covered && e >= this.coverStart && t <= this.coverEnd) return;
    let n = !this.covered || e < this.coverStart ? e - ud : this.coverStart, r = !this.covered || t > this.coverEnd ? t + ud : this.coverEnd;
    if (n = Math.max(n, Math.min(e, -fd)), r = Math.min(r, Math.max(t, fd)), n = Math.floor(n / cd) * cd, 
    r = Math.ceil(r / cd) * cd, this.covered) {
     if (n < this.coverStart) {
      let e = this.scan(n, this.coverStart);
      this.transitions = e.transitions.concat(this.transitions), this.offsets = e.offsets.concat(this.offsets.slice(1));
     }
     if (r > this.coverEnd) {
      let e = this.scan(this.coverEnd, r);
      this.transitions = this.transitions.concat(e.transitions), this.offsets = this.offsets.concat(e.offsets.slice(1));
     }
    } else {
     let e = this.scan(n, r);
     this.transitions = e.transitions, this.offsets = e.offsets;
    }
    this.coverStart = n, this.coverEnd = r, this.covered = !0;
   }
   scan(e, t) {
    let n = this.zonedAt(e), r = [], i = [ n.offsetNanoseconds / 1e6 ];
    for (;;) {
     let e = n.getTimeZoneTransition(`next`);
     if (e) {
      if (e.epochMilliseconds > t) break;
      r.push(e.epochMilliseconds), i.push(e.offsetNanoseconds / 1e6), n = e;
      continue;
     }
     if (sd) break;
     let a = Math.ceil((Math.max(n.epochMilliseconds, Date.now()) + 15552e6) / cd) * cd;
     if (a >= t || a > fd) break;
     let o = this.zonedAt(a), s = i[i.length - 1];
     if (o.offsetNanoseconds / 1e6 !== s) {
      let e = n.epochMilliseconds, t = a;
      for (;t - e > cd; ) {
       let n = e + Math.floor((t - e) / 2 / cd) * cd;
       n <= e && (n = e + cd), this.zonedAt(n).offsetNanoseconds / 1e6 === s ? e = n : t = n;
      }
      r.push(t), i.push(this.zonedAt(t).offsetNanoseconds / 1e6);
     }
     n = o;
    }
    return {
     transitions: r,
     offsets: i
    };
   }
   offsetMsAt(e) {
    if (this.fixedOffsetMs !== null) return this.fixedOffsetMs;
    this.ensureCoverage(e, e);
    let t = this.transitions, n = 0, r = t.length;
    for (;n < r; ) {
     let i = n + r >> 1;
     t[i] <= e ? n = i + 1 : r = i;
    }
    return this.offsets[n];
   }
   nextTransitionAfter(e, t) {
    if (this.fixedOffsetMs !== null) return;
    this.ensureCoverage(e, t);
    let n = this.transitions, r = 0, i = n.length;
    for (;r < i; ) {
     let t = r + i >> 1;
     n[t] <= e ? r = t + 1 : i = t;
    }
    let a = n[r];
    return a !== void 0 && a <= t ? a : void 0;
   }
   epochMsForWall(e) {
    if (this.fixedOffsetMs !== null) return {
     epochMs: e - this.fixedOffsetMs,
     pushed: !1
    };
    this.ensureCoverage(e - dd, e + dd);
    let t = this.offsetMsAt(e - dd), n = e - t;
    if (this.offsetMsAt(n) === t) return {
     epochMs: n,
     pushed: !1
    };
    let r = this.offsetMsAt(e + dd), i = e - r;
    return this.offsetMsAt(i) === r ? {
     epochMs: i,
     pushed: !1
    } : {
     epochMs: n,
     pushed: !0
    };
   }
   timeOfDayMayHitGap(e, t, n) {
    if (this.fixedOffsetMs !== null) return !1;
    this.ensureCoverage(t, n);
    let r = this.transitions, i = 0, a = r.length;
    for (;i < a; ) {
     let e = i + a >> 1;
     r[e] < t ? i = e + 1 : a = e;
    }
    for (let t = i; t < r.length && r[t] <= n; t++) {
     let n = r[t], i = this.offsets[t], a = this.offsets[t + 1] - i;
     if (a <= 0) continue;
     let o = e - ((n + i) % ld + ld) % ld;
     if (o >= 0 ? o < a : o + ld < a) return !0;
    }
    return !1;
   }
  };
  const hd = new Map;
  function gd(e) {
   let t = hd.get(e);
   return t || (t = new md(e), hd.set(e, t)), t;
  }
  const _d = [ `YEARLY`, `MONTHLY`, `WEEKLY`, `DAILY`, `HOURLY`, `MINUTELY`, `SECONDLY` ], vd = [ `MO`, `TU`, `WE`, `TH`, `FR`, `SA`, `SU` ], X = {
   MO: 1,
   TU: 2,
   WE: 3,
   TH: 4,
   FR: 5,
   SA: 6,
   SU: 7
  }, yd = new Set(_d), bd = new Set(vd), xd = RegExp(`^([+-]?\\d{1,2})?(${vd.join(`|`)})$`), Sd = RegExp(`(${vd.join(`|`)})$`), Cd = 1e3, wd = 60 * Cd, Td = 60 * wd, Z = 24 * Td, Ed = 7 * Z, Dd = [ 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 ], Od = [ 0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4 ], Q = BigInt(1e6), kd = BigInt(1e9), Ad = BigInt(60) * kd, jd = BigInt(60) * Ad, Md = BigInt(24) * jd, Nd = BigInt(7) * Md, Pd = 864e13, Fd = 1e3;
  function Id(e, t) {
   let n = Math.abs(e), r = Math.abs(t);
   for (;r !== 0; ) {
    let e = n % r;
    n = r, r = e;
   }
   return n;
  }
  function Ld(e) {
   let t = 0;
   for (let n of e ?? []) t |= 1 << n - 1;
   return t;
  }
  function Rd(e, t) {
   return e === 0 || (e & 1 << t - 1) != 0;
  }
  function zd(e, t) {
   let n = e / t;
   return e % t < 0n ? n - 1n : n;
  }
  function Bd(e, t) {
   return -zd(-e, t);
  }
  function Vd(e, t) {
   return Number(t ? zd(e, Q) + 1n : Bd(e, Q));
  }
  function Hd(e, t) {
   return Number(t ? Bd(e, Q) - 1n : zd(e, Q));
  }
  function Ud(e) {
   return Number.isSafeInteger(e) && e >= -Pd && e <= Pd;
  }
  function Wd(e, t, n) {
   let r = e - (t <= 2 ? 1 : 0), i = Math.floor(r / 400), a = r - i * 400, o = t + (t > 2 ? -3 : 9), s = Math.floor((153 * o + 2) / 5) + n - 1, c = a * 365 + Math.floor(a / 4) - Math.floor(a / 100) + s;
   return i * 146097 + c - 719468;
  }
  function Gd(e) {
   let t = e + 719468, n = Math.floor(t / 146097), r = t - n * 146097, i = Math.floor((r - Math.floor(r / 1460) + Math.floor(r / 36524) - Math.floor(r / 146096)) / 365), a = r - (365 * i + Math.floor(i / 4) - Math.floor(i / 100)), o = Math.floor((5 * a + 2) / 153), s = o + (o < 10 ? 3 : -9);
   return {
    year: i + n * 400 + (s <= 2 ? 1 : 0),
    month: s
   };
  }
  function Kd(e) {
   return ((e + 3) % 7 + 7) % 7 + 1;
  }
  function $(e, t) {
   return (e - 1 + t % 7 + 7) % 7 + 1;
  }
  function qd(e) {
   let t = e.toUpperCase().match(Sd)?.[1];
   return !t || !bd.has(t) ? null : t;
  }
  function Jd(e) {
   let t = e.toUpperCase().match(xd);
   if (!t) return null;
   let n = t[1] ? parseInt(t[1], 10) : 0, r = t[2];
   return !r || !bd.has(r) ? null : {
    ord: n,
    weekday: r
   };
  }
  function Yd(e) {
   return typeof e == `object` && !!e && typeof e.timeZoneId == `string` && typeof e.toString == `function`;
  }
  function Xd(e) {
   let t = e.epochNanoseconds;
   return typeof t == `bigint` ? t : void 0;
  }
  function Zd(e, t) {
   if (!Yd(e)) throw Error(`${t} must be a ZonedDateTime`);
   if (e instanceof Y.ZonedDateTime) return e;
   try {
    let t = Xd(e);
    if (t !== void 0) {
     let n = e.calendarId;
     return new Y.ZonedDateTime(t, e.timeZoneId, typeof n == `string` ? n : `iso8601`);
    }
    return Y.ZonedDateTime.from(e.toString());
   } catch {
    throw Error(`${t} must be a ZonedDateTime`);
   }
  }
  function Qd(e, t) {
   if (e instanceof Date) {
    let t = e.getTime();
    return Number.isFinite(t) || e.toISOString(), BigInt(t) * Q;
   }
   if (!Yd(e)) throw Error(`${t} must be a ZonedDateTime`);
   return Xd(e) ?? Zd(e, t).epochNanoseconds;
  }
  function $d(e, t) {
   if (e?.length) return e.map(e => Zd(e, t));
  }
  function ef(e) {
   return typeof e.rruleString == `string`;
  }
  function tf(e, t) {
   let n = [ ...e ?? [], ...$d(t, `Manual date`) ?? [] ];
   return n.length > 0 ? n : void 0;
  }
  function nf(e) {
   return e.replace(/\r?\n[ \t]/g, ``);
  }
  function rf(e, t, n) {
   let r = n === `DATE` || !e.includes(`T`), i = `${e.slice(0, 4)}-${e.slice(4, 6)}-${e.slice(6, 8)}`;
   if (r) return Y.PlainDate.from(i).toZonedDateTime({
    timeZone: t
   });
   if (e.endsWith(`Z`)) {
    let n = `${i}T${e.slice(9, 15)}Z`;
    return Y.Instant.from(n).toZonedDateTimeISO(t || `UTC`);
   } else {
    let n = `${i}T${e.slice(9)}`;
    return Y.PlainDateTime.from(n).toZonedDateTime(t);
   }
  }
  function af(e, t, n) {
   let r = [];
   for (let i of e) {
    let e = of(i, t);
    if (!e) continue;
    let a = e.tzid || n, o = e.value.split(`,`);
    r.push(...o.map(t => rf(t, a, e.valueType)));
   }
   return r;
  }
  function of(e, t) {
   let n = e.indexOf(`:`);
   if (n === -1) return null;
   let r = e.slice(0, n), i = e.slice(n + 1), [a, ...o] = r.split(`;`);
   if (a?.toUpperCase() !== t) return null;
   let s, c;
   for (let e of o) {
    let t = e.indexOf(`=`);
    if (t === -1) continue;
    let n = e.slice(0, t).toUpperCase(), r = e.slice(t + 1);
    n === `VALUE` ? s = r.toUpperCase() : n === `TZID` && (c = r);
   }
   return {
    valueType: s,
    tzid: c,
    value: i
   };
  }
  function sf(e, t, n) {
   let r = e.trim();
   if (n && !/^[+-]?\d+$/.test(r)) throw Error(`Invalid ${t} value: ${e}`);
   return parseInt(r, 10);
  }
  function cf(e, t = !1, n = !1, r = `number`) {
   let i = e.split(`,`).map(e => sf(e, r, n));
   return t ? i.sort((e, t) => e - t) : i;
  }
  function lf(e, t = !1) {
   return e.split(`,`).map(e => {
    let n = e.trim();
    if (/^\d+L$/i.test(n)) return n.toUpperCase();
    let r = sf(n, `BYMONTH`, t);
    return Number.isFinite(r) ? r : n;
   });
  }
  function uf(e, t, n, r = !1) {
   let i = nf(e).trim(), a, o = t, s = `DATE-TIME`, c = !1, l = !1, u, d = [], f = [];
   if (/^DTSTART/im.test(i)) {
    let e = i.split(/\s+/), n = e.find(e => e.match(/^DTSTART/i)), r = e.find(e => e.match(/^RRULE:/i)), p = e.filter(e => e.match(/^EXDATE/i)), m = e.filter(e => e.match(/^RDATE/i)), h = of(n, `DTSTART`);
    if (!h) throw Error(`Invalid DTSTART in ICS snippet`);
    let {valueType: g, tzid: _, value: v} = h;
    s = (g || (v?.includes(`T`) ? `DATE-TIME` : `DATE`)).toUpperCase() === `DATE` ? `DATE` : `DATE-TIME`, 
    c = !!_, l = !!v?.endsWith(`Z`), a = rf(v, _ ?? t ?? o ?? `UTC`, s), o = _ ?? a.timeZoneId ?? t ?? o ?? `UTC`, 
    u = r, d = af(p, `EXDATE`, o ?? `UTC`), f = af(m, `RDATE`, o ?? `UTC`);
   } else a = n ? Zd(n, `dtstart`) : void 0, u = i, a && (o = a.timeZoneId, s = `DATE-TIME`, 
   c = !0, l = a.timeZoneId === `UTC`);
   let p = u ? u.replace(/^RRULE:/i, ``).split(`;`) : [], m = {
    dtstart: a,
    tzid: o,
    exDate: d.length > 0 ? d : void 0,
    rDate: f.length > 0 ? f : void 0
   }, h;
   for (let e of p) {
    let [t, n] = e.split(`=`);
    if (t) switch (t.toUpperCase()) {
    case `RSCALE`:
     n && (m.rscale = n.toUpperCase(), h && !m.skip && (m.skip = h, h = void 0));
     break;

    case `SKIP`:
     {
      let e = (n || ``).toUpperCase();
      if (![ `OMIT`, `BACKWARD`, `FORWARD` ].includes(e)) throw Error(`Invalid SKIP value: ${n}`);
      m.rscale ? m.skip = e : h = e;
      break;
     }

    case `FREQ`:
     m.freq = n.toUpperCase();
     break;

    case `INTERVAL`:
     m.interval = sf(n, `INTERVAL`, r);
     break;

    case `COUNT`:
     m.count = sf(n, `COUNT`, r);
     break;

    case `UNTIL`:
     {
      let e = n.includes(`T`);
      if (s === `DATE`) {
       if (e) throw Error(`UNTIL rule part MUST have the same value type as DTSTART`);
       m.until = rf(n, o || `UTC`, `DATE`);
       break;
      }
      if (!e) {
       if (r) throw Error(`UNTIL rule part MUST have the same value type as DTSTART`);
       let e = rf(n, o || `UTC`, `DATE`).with({
        hour: 23,
        minute: 59,
        second: 59,
        millisecond: 0,
        microsecond: 0,
        nanosecond: 0
       });
       m.until = c || l ? e.withTimeZone(`UTC`) : e;
       break;
      }
      if ((c || l) && !n.endsWith(`Z`)) throw Error(`UNTIL rule part MUST always be specified as a date with UTC time`);
      m.until = rf(n, o || `UTC`, `DATE-TIME`);
      break;
     }

    case `BYHOUR`:
     m.byHour = cf(n, !0, r, `BYHOUR`);
     break;

    case `BYMINUTE`:
     m.byMinute = cf(n, !0, r, `BYMINUTE`);
     break;

    case `BYSECOND`:
     m.bySecond = cf(n, !0, r, `BYSECOND`);
     break;

    case `BYDAY`:
     m.byDay = n.split(`,`).map(e => e.toUpperCase());
     break;

    case `BYMONTH`:
     m.byMonth = lf(n, r);
     break;

    case `BYMONTHDAY`:
     m.byMonthDay = cf(n, !1, r, `BYMONTHDAY`);
     break;

    case `BYYEARDAY`:
     m.byYearDay = cf(n, !1, r, `BYYEARDAY`);
     break;

    case `BYWEEKNO`:
     m.byWeekNo = cf(n, !1, r, `BYWEEKNO`);
     break;

    case `BYSETPOS`:
     m.bySetPos = cf(n, !1, r, `BYSETPOS`);
     break;

    case `WKST`:
     m.wkst = n?.toUpperCase();
     break;
    }
   }
   if (h && !m.rscale) throw Error(`SKIP MUST NOT be present unless RSCALE is present`);
   return h && m.rscale && !m.skip && (m.skip = h), m;
  }
  var df = class e {
   static {
    this.rscaleCalendarSupport = {};
   }
   static normalizeToPolyfill(e) {
    return Zd(e, `Date`);
   }
   toPublicDate(e) {
    if (!e) return null;
    let t = this.outputTemporal?.ZonedDateTime;
    if (!t || t === Y.ZonedDateTime) return e;
    if (this.outputConstructorFastPathAvailable !== !1) try {
     let n = new t(e.epochNanoseconds, e.timeZoneId, e.calendarId);
     return this.outputConstructorFastPathAvailable = !0, n;
    } catch {
     this.outputConstructorFastPathAvailable = !1;
    }
    return t.from(e.toString());
   }
   toPublicDates(e) {
    return !this.outputTemporal || this.outputTemporal.ZonedDateTime === Y.ZonedDateTime ? e : e.map(e => this.toPublicDate(e));
   }
   constructor(t) {
    this.outputTemporal = t.temporal;
    let n;
    if (ef(t)) {
     let r = uf(t.rruleString, t.tzid, t.dtstart, t.strict ?? !1);
     if (!r.dtstart) throw Error(`dtstart is required - provide it either in rruleString or as a separate parameter`);
     let i = e.normalizeToPolyfill(r.dtstart);
     this.tzid = r.tzid ?? t.tzid ?? `UTC`, this.originalDtstart = i, n = {
      ...r,
      dtstart: i,
      rDate: tf(r.rDate, t.rDate),
      exDate: tf(r.exDate, t.exDate),
      count: t.count ?? r.count,
      until: t.until ? e.normalizeToPolyfill(t.until) : r.until,
      strict: t.strict,
      maxIterations: t.maxIterations,
      maxCandidateEvaluations: t.maxCandidateEvaluations,
      includeDtstart: t.includeDtstart,
      cache: t.cache,
      temporal: t.temporal,
      tzid: this.tzid
     };
    } else {
     let e = Zd(t.dtstart, `Manual dtstart`);
     n = {
      ...t,
      dtstart: e,
      until: t.until ? Zd(t.until, `Manual until`) : void 0,
      rDate: $d(t.rDate, `Manual rDate`),
      exDate: $d(t.exDate, `Manual exDate`)
     }, n.tzid = n.tzid || e.timeZoneId, this.tzid = n.tzid, this.originalDtstart = e;
    }
    if (!n.freq) throw Error(`RRULE must include FREQ`);
    if (n.interval = n.interval ?? 1, n.interval <= 0) throw Error(`Cannot create RRule: interval must be greater than 0`);
    if (this.opts = this.sanitizeOpts(n), this.maxIterations = n.maxIterations ?? 1e4, 
    this.maxCandidateEvaluations = n.maxCandidateEvaluations ?? 1e6, !Number.isSafeInteger(this.maxCandidateEvaluations) || this.maxCandidateEvaluations <= 0) throw Error(`maxCandidateEvaluations must be a positive safe integer`);
    this.includeDtstart = n.includeDtstart ?? !1, this.parsedByDayTokens = this.buildParsedByDayTokens(this.opts.byDay), 
    this.simpleByDayIsoDays = this.buildByDayIsoDays(this.parsedByDayTokens, !1), this.allByDayIsoDays = this.buildByDayIsoDays(this.parsedByDayTokens, !0), 
    this.hasOrdinalByDay = this.parsedByDayTokens?.some(e => e.ord !== 0) ?? !1, this.canUseEpochMillisecondsPrecisionFlag = this.originalDtstart.microsecond === 0 && this.originalDtstart.nanosecond === 0 && (!this.opts.until || this.opts.until.microsecond === 0 && this.opts.until.nanosecond === 0), 
    this.timeSlotOffsetsMs = this.buildTimeSlotOffsetsMs(), this.hasUniqueTimeSlotOffsets = this.timeSlotOffsetsMs === void 0 || new Set(this.timeSlotOffsetsMs).size === this.timeSlotOffsetsMs.length, 
    this.numericByMonths = this.opts.byMonth?.filter(e => typeof e == `number`);
   }
   buildParsedByDayTokens(e) {
    if (!e?.length) return;
    let t = e.map(e => {
     let t = Jd(e);
     return t ? {
      ord: t.ord,
      weekday: t.weekday,
      isoDay: X[t.weekday]
     } : null;
    }).filter(e => e !== null);
    return t.length > 0 ? t : void 0;
   }
   buildByDayIsoDays(e, t) {
    if (!e?.length) return;
    let n = e.filter(e => t || e.ord === 0).map(e => e.isoDay);
    if (n.length) return [ ...new Set(n) ].sort((e, t) => e - t);
   }
   sanitizeNumericArray(e, t, n, r = !1, i = !1) {
    if (!e) return;
    let a = [], o = new Set;
    for (let i of e) Number.isInteger(i) && i >= t && i <= n && (r || i !== 0) && !o.has(i) && (o.add(i), 
    a.push(i));
    if (a.length !== 0) return i ? a.sort((e, t) => e - t) : a;
   }
   sanitizeByDay(e) {
    let t = [], n = new Set;
    for (let r of e ?? []) {
     if (!r || typeof r != `string`) continue;
     let e = r.toUpperCase(), i = Jd(e);
     if (!i || i.ord === 0 && /^[+-]?\d/.test(e)) throw Error(`Invalid BYDAY value: ${r}`);
     n.has(e) || (n.add(e), t.push(e));
    }
    return t.length > 0 ? t : void 0;
   }
   enforceStrictRfc(e) {
    if (!e.strict) return;
    let t = e.freq;
    if (e.count !== void 0 && e.until !== void 0) throw Error(`COUNT and UNTIL MUST NOT occur in the same recurrence rule`);
    if (e.byWeekNo && t !== `YEARLY`) throw Error(`BYWEEKNO MUST NOT be used unless FREQ=YEARLY`);
    if (e.byYearDay && [ `DAILY`, `WEEKLY`, `MONTHLY` ].includes(t)) throw Error(`BYYEARDAY MUST NOT be used when FREQ is DAILY, WEEKLY, or MONTHLY`);
    if (e.byMonthDay && t === `WEEKLY`) throw Error(`BYMONTHDAY MUST NOT be used when FREQ is WEEKLY`);
    let n = (e.byDay ?? []).some(e => /^[+-]?\d/.test(e));
    if (n && ![ `MONTHLY`, `YEARLY` ].includes(t)) throw Error(`BYDAY with numeric value MUST NOT be used unless FREQ is MONTHLY or YEARLY`);
    if (n && t === `YEARLY` && e.byWeekNo) throw Error(`BYDAY with numeric value MUST NOT be used with FREQ=YEARLY when BYWEEKNO is present`);
    let r = !!(e.byDay || e.byMonth || e.byMonthDay || e.byYearDay || e.byWeekNo || e.byHour || e.byMinute || e.bySecond);
    if (e.bySetPos && !r) throw Error(`BYSETPOS MUST be used with another BYxxx rule part`);
   }
   sanitizeOpts(e) {
    if (!yd.has(e.freq)) throw Error(`Invalid FREQ value: ${e.freq}`);
    if (e.byDay = this.sanitizeByDay(e.byDay), e.wkst) {
     let t = e.wkst.toUpperCase();
     if (!bd.has(t)) throw Error(`Invalid WKST value: ${e.wkst}`);
     e.wkst = t;
    }
    if (e.byMonth) {
     let t = e.byMonth.filter(e => typeof e == `number`), n = e.byMonth.filter(e => typeof e == `string`).map(e => e.toUpperCase()), r = this.sanitizeNumericArray(t, 1, 12, !1, !1) ?? [], i = [ ...new Set([ ...r, ...n ]) ];
     e.byMonth = i.length > 0 ? i : void 0;
    }
    if (e.rscale && !e.skip && (e.skip = `OMIT`), e.byMonthDay = this.sanitizeNumericArray(e.byMonthDay, -31, 31, !1, !1), 
    e.byYearDay = this.sanitizeNumericArray(e.byYearDay, -366, 366, !1, !1), e.byWeekNo = this.sanitizeNumericArray(e.byWeekNo, -53, 53, !1, !1), 
    e.byHour = this.sanitizeNumericArray(e.byHour, 0, 23, !0, !0), e.byMinute = this.sanitizeNumericArray(e.byMinute, 0, 59, !0, !0), 
    e.bySecond = this.sanitizeNumericArray(e.bySecond, 0, 59, !0, !0), e.bySetPos) {
     if (e.bySetPos.some(e => e === 0)) throw Error(`bySetPos may not contain 0`);
     e.bySetPos = this.sanitizeNumericArray(e.bySetPos, -1 / 0, 1 / 0, !1, !1);
    }
    return this.enforceStrictRfc(e), e;
   }
   rawAdvance(e) {
    let {freq: t, interval: n} = this.opts;
    switch (t) {
    case `DAILY`:
     return e.add({
      days: n
     });

    case `WEEKLY`:
     return e.add({
      weeks: n
     });

    case `MONTHLY`:
     return e.add({
      months: n
     });

    case `YEARLY`:
     return e.add({
      years: n
     });

    case `HOURLY`:
     {
      let t = e.hour, r = e.add({
       hours: n
      });
      return r.hour === t && n === 1 && (r = r.add({
       hours: n
      })), r;
     }

    case `MINUTELY`:
     return e.add({
      minutes: n
     });

    case `SECONDLY`:
     return e.add({
      seconds: n
     });

    default:
     throw Error(`Unsupported FREQ: ${t}`);
    }
   }
   expandByTime(e) {
    if (!this.opts.byHour && !this.opts.byMinute && !this.opts.bySecond) return [ e ];
    let t = this.opts.byHour ?? [ e.hour ], n = this.opts.byMinute ?? [ e.minute ], r = this.opts.bySecond ?? [ e.second ];
    if (t.length === 1 && n.length === 1 && r.length === 1) {
     let i = t[0], a = n[0], o = r[0];
     if (i === e.hour && a === e.minute && o === e.second) return [ e ];
     let s = this.resolveGeneratedTime(e.toPlainDateTime().with({
      hour: i,
      minute: a,
      second: o
     }));
     return s ? [ s ] : [];
    }
    let i = [];
    for (let a of t) for (let t of n) for (let n of r) {
     let r = this.resolveGeneratedTime(e.toPlainDateTime().with({
      hour: a,
      minute: t,
      second: n
     }));
     r && i.push(r);
    }
    return i.sort((e, t) => Y.ZonedDateTime.compare(e, t));
   }
   localDateKey(e) {
    return `${e.calendarId}:${e.year}:${e.month}:${e.day}`;
   }
   sortedUniqueDateCandidates(e) {
    let t = new Map;
    for (let n of e) {
     let e = this.localDateKey(n);
     t.has(e) || t.set(e, n);
    }
    return [ ...t.values() ].sort((e, t) => Y.PlainDate.compare(e, t));
   }
   resolveGeneratedTime(e) {
    let t = this.originalDtstart, n = this.originalPlainDtstart ??= t.toPlainDateTime();
    if (t.timeZoneId === this.generationTimeZone && e.equals(n)) return t;
    let r = t.timeZoneId === this.generationTimeZone ? t : t.withTimeZone(this.generationTimeZone);
    r.calendarId !== e.calendarId && (r = r.withCalendar(e.calendarId));
    let i = r.with({
     year: e.year,
     month: e.month,
     day: e.day,
     hour: e.hour,
     minute: e.minute,
     second: e.second,
     millisecond: e.millisecond,
     microsecond: e.microsecond,
     nanosecond: e.nanosecond
    }, {
     offset: `ignore`,
     overflow: `reject`
    });
    return i.toPlainDateTime().equals(e) ? i : null;
   }
   get generationTimeZone() {
    return this.opts.rscale && [ `CHINESE`, `HEBREW`, `INDIAN` ].includes(this.opts.rscale) ? this.tzid : this.originalDtstart.timeZoneId;
   }
   timeOfDayNanoseconds(e) {
    return ((e.hour * 60 * 60 + e.minute * 60 + e.second) * 1e3 + e.millisecond) * 1e6 + e.microsecond * 1e3 + e.nanosecond;
   }
   timeSlotNanoseconds(e, t, n, r) {
    return ((t * 60 * 60 + n * 60 + r) * 1e3 + e.millisecond) * 1e6 + e.microsecond * 1e3 + e.nanosecond;
   }
   needsSortedTimeFallback(e) {
    try {
     let t = e.startOfDay();
     return t.add({
      days: 1
     }).startOfDay().epochNanoseconds - t.epochNanoseconds !== BigInt(864e11);
    } catch {
     return !0;
    }
   }
   createCandidateWorkBudget() {
    return {
     evaluated: 0,
     seenOccurrences: new Set
    };
   }
   recordCandidateEvaluation(e, t = 1) {
    if (e.evaluated += t, e.evaluated > this.maxCandidateEvaluations) throw Error(`Maximum candidate evaluations (${this.maxCandidateEvaluations}) exceeded in all()`);
   }
   visitTimeSlots(e, t, n, r, i, a = this.createCandidateWorkBudget()) {
    let o = this.opts.byHour ?? [ this.originalDtstart.hour ], s = this.opts.byMinute ?? [ this.originalDtstart.minute ], c = this.opts.bySecond ?? [ this.originalDtstart.second ], l = e.toPlainDateTime(this.originalDtstart.toPlainTime()), u = (e, t, n) => this.resolveGeneratedTime(l.with({
     hour: e,
     minute: t,
     second: n
    }));
    if (o.length === 1 && s.length === 1 && c.length === 1) {
     this.recordCandidateEvaluation(a);
     let e = u(o[0], s[0], c[0]);
     return !e || r && Y.ZonedDateTime.compare(e, r) < 0 || i && Y.ZonedDateTime.compare(e, i) > 0 ? !0 : n(e);
    }
    if (this.needsSortedTimeFallback(l.toZonedDateTime(this.generationTimeZone))) {
     let e = [];
     for (let t of o) for (let n of s) for (let o of c) {
      this.recordCandidateEvaluation(a);
      let s = u(t, n, o);
      s && (r && Y.ZonedDateTime.compare(s, r) < 0 || i && Y.ZonedDateTime.compare(s, i) > 0 || e.push(s));
     }
     e.sort((e, t) => Y.ZonedDateTime.compare(e, t));
     let l, d = t === 1 ? 0 : e.length - 1, f = t === 1 ? e.length : -1;
     for (let r = d; r !== f; r += t) {
      let t = e[r];
      if (t.epochNanoseconds !== l && (l = t.epochNanoseconds, !n(t))) return !1;
     }
     return !0;
    }
    let d = r ? this.timeOfDayNanoseconds(r) : void 0, f = i ? this.timeOfDayNanoseconds(i) : void 0, p = t === 1 ? 0 : o.length - 1, m = t === 1 ? o.length : -1;
    for (let e = p; e !== m; e += t) {
     let r = o[e], i = t === 1 ? 0 : s.length - 1, l = t === 1 ? s.length : -1;
     for (let e = i; e !== l; e += t) {
      let i = s[e], o = t === 1 ? 0 : c.length - 1, l = t === 1 ? c.length : -1;
      for (let e = o; e !== l; e += t) {
       let t = c[e], o = this.timeSlotNanoseconds(this.originalDtstart, r, i, t);
       if (d !== void 0 && o < d || f !== void 0 && o > f) continue;
       this.recordCandidateEvaluation(a);
       let s = u(r, i, t);
       if (s && !n(s)) return !1;
      }
     }
    }
    return !0;
   }
   visitDateTimeCandidates(e, t, n, r, i, a = this.createCandidateWorkBudget()) {
    let o = this.sortedUniqueDateCandidates(e);
    if (!o.length) return !0;
    let s = o[0], c = r?.withTimeZone(this.generationTimeZone).withCalendar(s.calendarId), l = i?.withTimeZone(this.generationTimeZone).withCalendar(s.calendarId), u = c?.toPlainDate(), d = l?.toPlainDate(), f = t === 1 ? 0 : o.length - 1, p = t === 1 ? o.length : -1, m;
    for (let e = f; e !== p; e += t) {
     let r = o[e], i = r;
     if (u && Y.PlainDate.compare(i, u) < 0 || d && Y.PlainDate.compare(i, d) > 0) continue;
     let s = u && Y.PlainDate.compare(i, u) === 0, f = d && Y.PlainDate.compare(i, d) === 0;
     if (!this.visitTimeSlots(r, t, e => e.epochNanoseconds === m ? !0 : (m = e.epochNanoseconds, 
     n(e)), s ? c : void 0, f ? l : void 0, a)) return !1;
    }
    return !0;
   }
   visitPeriodCandidates(e, t, n, r, i = this.createCandidateWorkBudget()) {
    let a = this.opts.bySetPos;
    if (!a?.length) return this.visitDateTimeCandidates(e, 1, t, n, r, i);
    let o = new Set(a.filter(e => e > 0)), s = new Set(a.filter(e => e < 0).map(e => -e)), c = new Map;
    if (o.size > 0) {
     let t = 0;
     for (let e of o) t = Math.max(t, e);
     let n = 0;
     this.visitDateTimeCandidates(e, 1, e => (n += 1, o.has(n) && c.set(e.epochNanoseconds, e), 
     n < t), void 0, void 0, i);
    }
    if (s.size > 0) {
     let t = 0;
     for (let e of s) t = Math.max(t, e);
     let n = 0;
     this.visitDateTimeCandidates(e, -1, e => (n += 1, s.has(n) && c.set(e.epochNanoseconds, e), 
     n < t), void 0, void 0, i);
    }
    let l = [ ...c.values() ].sort((e, t) => Y.ZonedDateTime.compare(e, t));
    for (let e of l) if (!(n && Y.ZonedDateTime.compare(e, n) < 0) && !(r && Y.ZonedDateTime.compare(e, r) > 0) && !t(e)) return !1;
    return !0;
   }
   visitUtcPeriodCandidates(e, t, n, r, i) {
    let a = this.timeSlotOffsetsMs;
    if (this.tzid !== `UTC` || this.originalDtstart.timeZoneId !== `UTC` || ![ `iso8601`, `gregory` ].includes(e.calendarId) || this.opts.rscale !== void 0 || this.opts.byYearDay || this.opts.byWeekNo || this.opts.byMonth?.some(e => typeof e != `number`) || !a?.length || !this.hasUniqueTimeSlotOffsets || !Number.isSafeInteger(this.opts.interval) || e.year <= -271821 || e.year >= 275760 || !(this.opts.byDay || this.opts.byMonthDay)) return null;
    let o;
    if (this.opts.freq === `MONTHLY`) {
     let t = Wd(e.year, e.month, 1);
     o = this.generateMonthlyOccurrenceDaysUtc(e.year, e.month).map(e => t + e - 1);
    } else if (this.opts.freq === `YEARLY`) {
     if (this.hasOrdinalByDay && !this.numericByMonths?.length && (this.opts.byMonthDay || this.parsedByDayTokens?.some(e => e.ord === 0 || Math.abs(e.ord) > 52))) return null;
     o = this.generateYearlyOccurrenceDaysUtc(e.year);
    } else return null;
    let s = o.length * a.length, c = e => o[Math.floor(e / a.length)] * Z + a[e % a.length], l = e => {
     let t = 0, n = s;
     for (;t < n; ) {
      let r = t + Math.floor((n - t) / 2);
      c(r) < e ? t = r + 1 : n = r;
     }
     return t;
    }, u = n ? l(Number(Bd(n.epochNanoseconds, Q))) : 0, d = r ? l(Number(zd(r.epochNanoseconds, Q)) + 1) : s, f = n => t(new Y.ZonedDateTime(BigInt(c(n)) * Q, `UTC`, e.calendarId)), p = this.opts.bySetPos;
    if (p?.length) {
     let e = 0, t = 0, n = new Set;
     for (let r of p) {
      r > 0 ? e = Math.max(e, r) : t = Math.max(t, -r);
      let i = r > 0 ? r - 1 : s + r;
      i >= 0 && i < s && n.add(i);
     }
     this.recordCandidateEvaluation(i, Math.min(s, e) + Math.min(s, t));
     for (let e of [ ...n ].sort((e, t) => e - t)) if (e >= u && e < d && !f(e)) return !1;
    } else for (let e = u; e < d; e++) if (this.recordCandidateEvaluation(i), !f(e)) return !1;
    return !0;
   }
   nextCandidateSameDate(e) {
    let {freq: t, interval: n = 1, byHour: r, byMinute: i, bySecond: a} = this.opts;
    if (r?.length && !r.includes(e.hour)) {
     let n = r.find(t => t > e.hour);
     return (n === void 0 ? e.add({
      days: 1
     }) : e).with({
      hour: n ?? r[0],
      minute: i?.[0] ?? (t === `HOURLY` ? this.originalDtstart.minute : 0),
      second: a?.[0] ?? (t === `SECONDLY` ? 0 : this.originalDtstart.second)
     });
    }
    if (t === `HOURLY` && r && r.length === 1) return this.applyTimeOverride(e.add({
     days: n
    }));
    if (t === `MINUTELY` && i && i.length === 1) {
     let t = e.add({
      hours: n
     });
     return r?.length && !r.includes(t.hour) ? this.nextCandidateSameDate(t) : t.with({
      minute: i[0],
      second: a?.[0] ?? t.second
     });
    }
    if (a && a.length > 1) {
     let t = a.indexOf(e.second);
     if (t !== -1 && t < a.length - 1) return e.with({
      second: a[t + 1]
     });
    }
    if (t === `MINUTELY` && r && r.length > 1 && !i) {
     let t = e.add({
      minutes: n
     });
     if (r.includes(t.hour)) return t.with({
      second: a ? a[0] : e.second
     });
     let i = r.find(t => t > e.hour) || r[0];
     return i && i > e.hour ? e.with({
      hour: i,
      minute: 0,
      second: a ? a[0] : e.second
     }) : this.applyTimeOverride(e.add({
      days: 1
     }));
    }
    if (t === `SECONDLY`) {
     let t = e;
     if (a && a.length > 0) {
      let e = a.find(e => e > t.second);
      if (e !== void 0) return t.with({
       second: e
      });
      t = t.with({
       second: a[0]
      }).add({
       minutes: 1
      });
     } else t = t.add({
      seconds: n
     });
     if (i && i.length > 0 && (!i.includes(t.minute) || t.minute === e.minute && t.second < e.second)) {
      let e = i.find(e => e > t.minute);
      if (e !== void 0) return t.with({
       minute: e,
       second: a ? a[0] : 0
      });
      t = t.with({
       minute: i[0],
       second: a ? a[0] : 0
      }).add({
       hours: 1
      });
     }
     if (r && r.length > 0 && (!r.includes(t.hour) || t.hour === e.hour && t.minute < e.minute)) {
      let e = r.find(e => e > t.hour);
      if (e !== void 0) return t.with({
       hour: e,
       minute: i ? i[0] : 0,
       second: a ? a[0] : 0
      });
      t = t.with({
       hour: r[0],
       minute: i ? i[0] : 0,
       second: a ? a[0] : 0
      }).add({
       days: 1
      });
     }
     return t;
    }
    if (i && i.length > 1) {
     let o = i.indexOf(e.minute);
     if (o !== -1 && o < i.length - 1) return e.with({
      minute: i[o + 1],
      second: a ? a[0] : e.second
     });
     if (t === `MINUTELY` && o === i.length - 1) {
      if (r && r.length > 0) {
       let t = r.indexOf(e.hour);
       return t !== -1 && t < r.length - 1 ? e.with({
        hour: r[t + 1],
        minute: i[0],
        second: a ? a[0] : e.second
       }) : this.applyTimeOverride(e.add({
        days: 1
       }));
      }
      return e.add({
       hours: n
      }).with({
       minute: i[0],
       second: a ? a[0] : e.second
      });
     }
    }
    if (r && r.length > 1) {
     let t = r.find(t => t > e.hour);
     if (t !== void 0) return e.with({
      hour: t,
      minute: i ? i[0] : e.minute,
      second: a ? a[0] : e.second
     });
    }
    return t === `HOURLY` && r && r.length > 1 ? this.applyTimeOverride(e.add({
     days: 1
    })) : this.applyTimeOverride(this.rawAdvance(e));
   }
   applyTimeOverride(e) {
    let {freq: t, byHour: n, byMinute: r, bySecond: i} = this.opts, a = t === `DAILY` || t === `WEEKLY` || t === `MONTHLY` || t === `YEARLY`;
    if (!n && !r && !i && !a) return e;
    let o = {};
    return n ? o.hour = n[0] : a && (o.hour = this.originalDtstart.hour), r ? o.minute = r[0] : a && (o.minute = this.originalDtstart.minute), 
    i ? o.second = i[0] : a && (o.second = this.originalDtstart.second), a && o.hour === e.hour && o.minute === e.minute && o.second === e.second ? e : e.with(o);
   }
   computeFirst() {
    let e = this.originalDtstart;
    if (this.opts.byWeekNo?.length && [ `DAILY`, `HOURLY`, `MINUTELY`, `SECONDLY` ].includes(this.opts.freq)) {
     let t = this.opts.byWeekNo[0], n = e.year;
     for (;n <= e.year + 10; ) {
      let r = e.with({
       year: n,
       month: 1,
       day: 1
      }), i = e.with({
       year: n,
       month: 12,
       day: 31
      }), a = !1;
      if (t > 0) {
       let e = 52;
       (r.dayOfWeek === 4 || i.dayOfWeek === 4) && (e = 53), a = t <= e;
      } else {
       let e = 52;
       (r.dayOfWeek === 4 || i.dayOfWeek === 4) && (e = 53), a = -t <= e;
      }
      if (a) {
       let n = r.add({
        days: (4 - r.dayOfWeek + 7) % 7
       }), a;
       if (t > 0) a = n.subtract({
        days: 3
       }).add({
        weeks: t - 1
       }); else {
        let e = r.dayOfWeek === 4 || i.dayOfWeek === 4 ? 53 : 52;
        a = n.subtract({
         days: 3
        }).add({
         weeks: e + t
        });
       }
       if (this.opts.byDay?.length) {
        let t = X, n = this.opts.byDay.map(e => qd(e)).filter(e => e !== null).map(e => t[e]).filter(Boolean);
        if (n.length) {
         let t = n.map(e => {
          let t = (e - a.dayOfWeek + 7) % 7;
          return a.add({
           days: t
          });
         }).sort((e, t) => Y.ZonedDateTime.compare(e, t))[0];
         if (t && Y.ZonedDateTime.compare(t, this.originalDtstart) >= 0) {
          e = t;
          break;
         }
        }
       } else if (Y.ZonedDateTime.compare(a, this.originalDtstart) >= 0) {
        e = a;
        break;
       }
      }
      n++;
     }
    }
    if (this.opts.byDay?.length && !this.opts.byWeekNo) {
     let t = X;
     if (this.opts.byDay.some(e => /^[+-]?\d/.test(e)) && this.opts.byMonth && (this.opts.freq === `MINUTELY` || this.opts.freq === `SECONDLY`)) {
      let t = this.opts.byMonth.filter(e => typeof e == `number`).sort((e, t) => e - t), n = !1;
      for (let r = e.year; r <= e.year + 10 && !n; r++) for (let i of t) {
       if (r === e.year && i < e.month) continue;
       let t = e.with({
        year: r,
        month: i,
        day: 1
       }), a = this.generateMonthlyOccurrences(t);
       for (let t of a) if (Y.ZonedDateTime.compare(t, e) >= 0) {
        e = t.toPlainDate().equals(e.toPlainDate()) ? t : this.applyTimeOverride(t.with({
         hour: 0,
         minute: 0,
         second: 0
        })), n = !0;
        break;
       }
       if (n) break;
      }
     } else {
      let n, r = this.opts.byDay.map(e => qd(e)).filter(e => e !== null);
      if (this.opts.freq === `DAILY` && r.length === this.opts.byDay.length) {
       let i = this.findFirstMatchingDailyStep(e.dayOfWeek, this.opts.interval, r.map(e => t[e]));
       n = i === null ? [] : [ i * this.opts.interval ];
      } else n = r.map(n => (t[n] - e.dayOfWeek + 7) % 7);
      n.length && (e = e.add({
       days: Math.min(...n)
      }));
     }
    }
    let {byHour: t, byMinute: n, bySecond: r} = this.opts;
    if (this.opts.freq === `HOURLY` && !t && Y.ZonedDateTime.compare(e.with({
     hour: 0,
     minute: 0,
     second: 0,
     microsecond: 0,
     nanosecond: 0
    }), this.originalDtstart) > 0 && (e = e.with({
     hour: 0,
     minute: 0,
     second: 0,
     microsecond: 0,
     nanosecond: 0
    })), this.opts.freq === `MINUTELY` && !n && Y.ZonedDateTime.compare(e.with({
     hour: 0,
     minute: 0,
     second: 0,
     microsecond: 0,
     nanosecond: 0
    }), this.originalDtstart) > 0 && (e = e.with({
     hour: 0,
     minute: 0,
     second: 0,
     microsecond: 0,
     nanosecond: 0
    })), this.opts.freq === `SECONDLY` && this.opts.byWeekNo?.length && !r && Y.ZonedDateTime.compare(e.with({
     hour: 0,
     minute: 0,
     second: 0,
     microsecond: 0,
     nanosecond: 0
    }), this.originalDtstart) > 0 && (e = e.with({
     hour: 0,
     minute: 0,
     second: 0,
     microsecond: 0,
     nanosecond: 0
    })), t || n || r) {
     let t = this.expandByTime(e);
     for (let e of t) if (Y.ZonedDateTime.compare(e, this.originalDtstart) >= 0) return e;
     e = this.applyTimeOverride(this.rawAdvance(e));
    }
    return e;
   }
   matchesByDay(e) {
    let {byDay: t, freq: n} = this.opts;
    if (!t) return !0;
    if (!this.hasOrdinalByDay) return this.simpleByDayIsoDays?.includes(e.dayOfWeek) ?? !1;
    for (let t of this.parsedByDayTokens ?? []) {
     if (n === `DAILY` && e.dayOfWeek === t.isoDay) return !0;
     if (t.ord === 0) {
      if (e.dayOfWeek === t.isoDay) return !0;
      continue;
     }
     let r = e.month, i = e.with({
      day: 1
     }), a = [];
     for (;i.month === r; ) i.dayOfWeek === t.isoDay && a.push(i.day), i = i.add({
      days: 1
     });
     if (a[t.ord > 0 ? t.ord - 1 : a.length + t.ord] === e.day) return !0;
    }
    return !1;
   }
   matchesByMonth(e) {
    let {byMonth: t} = this.opts;
    if (!t) return !0;
    let n = t.filter(e => typeof e == `number`);
    return n.length === 0 ? !0 : n.includes(e.month);
   }
   matchesNumericConstraint(e, t, n) {
    return t.some(t => e === (t > 0 ? t : n + t + 1));
   }
   matchesByMonthDay(e) {
    let {byMonthDay: t} = this.opts;
    if (!t) return !0;
    let n = e.with({
     day: 1
    }).add({
     months: 1
    }).subtract({
     days: 1
    }).day;
    return this.matchesNumericConstraint(e.day, t, n);
   }
   matchesByHour(e) {
    return !this.opts.byHour || this.opts.byHour.includes(e.hour);
   }
   matchesByMinute(e) {
    let {byMinute: t} = this.opts;
    return t ? t.includes(e.minute) : !0;
   }
   matchesBySecond(e) {
    let {bySecond: t} = this.opts;
    return t ? t.includes(e.second) : !0;
   }
   matchesAll(e) {
    return this.matchesByMonth(e) && this.matchesByWeekNo(e) && this.matchesByYearDay(e) && this.matchesByMonthDay(e) && this.matchesByDay(e) && this.matchesByHour(e) && this.matchesByMinute(e) && this.matchesBySecond(e);
   }
   matchesByYearDay(e) {
    let {byYearDay: t} = this.opts;
    if (!t) return !0;
    let n = e.dayOfYear, r = this.lastByYearDay(e);
    return this.matchesNumericConstraint(n, t, r);
   }
   lastByYearDay(e) {
    return e.with({
     month: 12,
     day: 31
    }).dayOfYear;
   }
   getIsoWeekInfo(e) {
    let t = `toPlainDate` in e ? e.toPlainDate() : e, n = t.add({
     days: 4 - t.dayOfWeek
    }), r = n.year, i = t.with({
     year: r,
     month: 1,
     day: 1
    }), a = i.add({
     days: (4 - i.dayOfWeek + 7) % 7
    }), o = n.since(a).days;
    return {
     week: Math.floor(o / 7) + 1,
     year: r
    };
   }
   matchesByWeekNo(e) {
    let {byWeekNo: t} = this.opts;
    if (!t) return !0;
    let {week: n, year: r} = this.getIsoWeekInfo(e), i = e.with({
     year: r,
     month: 1,
     day: 1
    }), a = i.inLeapYear, o = i.dayOfWeek === 4 || a && i.dayOfWeek === 3 ? 53 : 52;
    return t.some(e => e > 0 ? n === e : n === o + e + 1);
   }
   hasPossibleYearDayWeekNoCombination() {
    if (!this.opts.byYearDay || !this.opts.byWeekNo) return !0;
    let e = this.originalDtstart.with({
     year: 2e3,
     month: 1,
     day: 1,
     hour: 0,
     minute: 0,
     second: 0,
     millisecond: 0,
     microsecond: 0,
     nanosecond: 0
    });
    for (let t = 0; t < 400; t++) {
     let t = e.daysInYear;
     for (let n of this.opts.byYearDay) {
      let r = n > 0 ? n : t + n + 1;
      if (r >= 1 && r <= t && this.matchesByWeekNo(e.add({
       days: r - 1
      }))) return !0;
     }
     e = e.add({
      years: 1
     });
    }
    return !1;
   }
   options() {
    let {dtstart: e, until: t, rDate: n, exDate: r, temporal: i, ...a} = this.cloneOptions();
    return {
     ...a,
     ...this.outputTemporal ? {
      temporal: this.outputTemporal
     } : {},
     dtstart: this.toPublicDate(e),
     until: t ? this.toPublicDate(t) : void 0,
     rDate: n ? this.toPublicDates(n) : void 0,
     exDate: r ? this.toPublicDates(r) : void 0
    };
   }
   cloneOptions() {
    let {byHour: e, byMinute: t, bySecond: n, byDay: r, byMonth: i, byMonthDay: a, byYearDay: o, byWeekNo: s, bySetPos: c, rDate: l, exDate: u, ...d} = this.opts;
    return {
     ...d,
     byHour: e ? [ ...e ] : void 0,
     byMinute: t ? [ ...t ] : void 0,
     bySecond: n ? [ ...n ] : void 0,
     byDay: r ? [ ...r ] : void 0,
     byMonth: i ? [ ...i ] : void 0,
     byMonthDay: a ? [ ...a ] : void 0,
     byYearDay: o ? [ ...o ] : void 0,
     byWeekNo: s ? [ ...s ] : void 0,
     bySetPos: c ? [ ...c ] : void 0,
     rDate: l ? [ ...l ] : void 0,
     exDate: u ? [ ...u ] : void 0
    };
   }
   cloneUpdateOptions(e) {
    let t = {};
    return Object.prototype.hasOwnProperty.call(e, `byHour`) && (t.byHour = Array.isArray(e.byHour) ? [ ...e.byHour ] : e.byHour), 
    Object.prototype.hasOwnProperty.call(e, `byMinute`) && (t.byMinute = Array.isArray(e.byMinute) ? [ ...e.byMinute ] : e.byMinute), 
    Object.prototype.hasOwnProperty.call(e, `bySecond`) && (t.bySecond = Array.isArray(e.bySecond) ? [ ...e.bySecond ] : e.bySecond), 
    Object.prototype.hasOwnProperty.call(e, `byDay`) && (t.byDay = Array.isArray(e.byDay) ? [ ...e.byDay ] : e.byDay), 
    Object.prototype.hasOwnProperty.call(e, `byMonth`) && (t.byMonth = Array.isArray(e.byMonth) ? [ ...e.byMonth ] : e.byMonth), 
    Object.prototype.hasOwnProperty.call(e, `byMonthDay`) && (t.byMonthDay = Array.isArray(e.byMonthDay) ? [ ...e.byMonthDay ] : e.byMonthDay), 
    Object.prototype.hasOwnProperty.call(e, `byYearDay`) && (t.byYearDay = Array.isArray(e.byYearDay) ? [ ...e.byYearDay ] : e.byYearDay), 
    Object.prototype.hasOwnProperty.call(e, `byWeekNo`) && (t.byWeekNo = Array.isArray(e.byWeekNo) ? [ ...e.byWeekNo ] : e.byWeekNo), 
    Object.prototype.hasOwnProperty.call(e, `bySetPos`) && (t.bySetPos = Array.isArray(e.bySetPos) ? [ ...e.bySetPos ] : e.bySetPos), 
    Object.prototype.hasOwnProperty.call(e, `rDate`) && (t.rDate = Array.isArray(e.rDate) ? [ ...e.rDate ] : e.rDate), 
    Object.prototype.hasOwnProperty.call(e, `exDate`) && (t.exDate = Array.isArray(e.exDate) ? [ ...e.exDate ] : e.exDate), 
    t;
   }
   with(t) {
    return new e({
     ...this.cloneOptions(),
     ...t,
     ...this.cloneUpdateOptions(t),
     tzid: t.tzid ?? this.opts.tzid,
     dtstart: t.dtstart ?? this.opts.dtstart
    });
   }
   addDtstartIfNeeded(e, t) {
    if (this.includeDtstart && !this.matchesAll(this.originalDtstart)) {
     if (t && this.isExcluded(this.originalDtstart)) return !0;
     if (t && !t(this.originalDtstart, e.length) || (e.push(this.originalDtstart), this.shouldBreakForCountLimit(e.length))) return !1;
    }
    return !0;
   }
   canUseUtcLinearFastPath(e) {
    if (e || !this.canUseUtcCalendarFastPaths() || this.opts.rscale || this.opts.byMonth || this.opts.byMonthDay || this.opts.byYearDay || this.opts.byWeekNo || this.opts.bySetPos) return !1;
    switch (this.opts.freq) {
    case `DAILY`:
     return !this.hasOrdinalByDay && (!this.opts.byHour || this.canUseEpochMillisecondsPrecisionFlag) && (!this.opts.byMinute || this.canUseEpochMillisecondsPrecisionFlag) && (!this.opts.bySecond || this.canUseEpochMillisecondsPrecisionFlag);

    case `HOURLY`:
    case `MINUTELY`:
    case `SECONDLY`:
     return !this.opts.byDay && !this.opts.byHour && !this.opts.byMinute && !this.opts.bySecond;

    default:
     return !1;
    }
   }
   canUseUtcWeeklyFastPath(e) {
    return !e && this.canUseUtcCalendarFastPaths() && this.opts.freq === `WEEKLY` && !this.opts.rscale && !this.opts.byMonth && !this.opts.byMonthDay && !this.opts.byYearDay && !this.opts.byWeekNo && !this.opts.bySetPos && (!this.opts.byHour || this.canUseEpochMillisecondsPrecisionFlag) && (!this.opts.byMinute || this.canUseEpochMillisecondsPrecisionFlag) && (!this.opts.bySecond || this.canUseEpochMillisecondsPrecisionFlag) && !this.hasOrdinalByDay;
   }
   canUseUtcMonthlyFastPath(e) {
    return !e && this.canUseUtcCalendarFastPaths() && this.opts.freq === `MONTHLY` && !this.opts.rscale && !this.opts.byYearDay && !this.opts.byWeekNo && this.canUseEpochMillisecondsPrecisionFlag && this.hasSingleExpandedTimeSlot() && !!(this.opts.byDay || this.opts.byMonthDay);
   }
   utcZdtFromEpochNanoseconds(e) {
    return new Y.ZonedDateTime(e, `UTC`, this.originalDtstart.calendarId);
   }
   utcZdtFromEpochMilliseconds(e) {
    return this.utcZdtFromEpochNanoseconds(BigInt(e) * Q);
   }
   canUseUtcCalendarFastPaths() {
    return this.maxCandidateEvaluations === 1e6 && this.tzid === `UTC` && this.originalDtstart.timeZoneId === this.tzid && [ `iso8601`, `gregory` ].includes(this.originalDtstart.calendarId);
   }
   canUseUtcEpochMillisecondsPrecision() {
    return this.canUseEpochMillisecondsPrecisionFlag;
   }
   buildTimeSlotOffsetsMs() {
    if (!this.canUseEpochMillisecondsPrecisionFlag) return;
    let e = this.opts.byHour ?? [ this.originalDtstart.hour ], t = this.opts.byMinute ?? [ this.originalDtstart.minute ], n = this.opts.bySecond ?? [ this.originalDtstart.second ], r = this.originalDtstart.millisecond, i = [];
    for (let a of e) for (let e of t) for (let t of n) i.push(((a * 60 + e) * 60 + t) * Cd + r);
    return i;
   }
   createNumericQueryPlan(e, t, n, r) {
    let i = n(0), a = n(t - 1);
    if (!i || !a || !Ud(i.epochMilliseconds) || !Ud(a.epochMilliseconds) || i.epochMilliseconds > a.epochMilliseconds) return null;
    let o = (e, t, i) => {
     if (r) return Math.max(0, Math.min(i, r(e, t)));
     let a = 0, o = i;
     for (;a < o; ) {
      let r = a + Math.floor((o - a) / 2), i = n(r);
      if (!i) {
       o = r;
       continue;
      }
      let s = BigInt(i.epochMilliseconds) * Q;
      (t ? s > e : s >= e) ? o = r : a = r + 1;
     }
     return a;
    }, s = this.opts.until?.epochNanoseconds, c = s === void 0 ? t : o(s, !0, t);
    return {
     kind: e,
     count: c,
     maximumCount: t,
     select: e => !Number.isSafeInteger(e) || e < 0 || e >= t ? null : n(e),
     lowerBound: (e, t) => o(e, t, c)
    };
   }
   buildFixedStepNumericQueryPlan(e) {
    let t;
    switch (this.opts.freq) {
    case `HOURLY`:
     t = Td;
     break;

    case `MINUTELY`:
     t = wd;
     break;

    case `SECONDLY`:
     t = Cd;
     break;

    default:
     return null;
    }
    if (![ `UTC`, `Etc/UTC`, `Etc/GMT` ].includes(this.tzid) && !/^[-+]\d{2}:?\d{2}(?::?\d{2})?$/.test(this.tzid) && this.opts.freq === `HOURLY` && this.opts.interval === 1) return null;
    let n = this.originalDtstart.epochMilliseconds, r = t * this.opts.interval;
    if (!Number.isSafeInteger(r) || r <= 0) return null;
    let i = e => {
     let t = n + e * r;
     return Ud(t) ? {
      epochMilliseconds: t,
      periodIndex: e,
      occurrenceIndex: e
     } : null;
    }, a = BigInt(n) * Q, o = BigInt(r) * Q, s = BigInt(e);
    return this.createNumericQueryPlan(`fixed-step`, e, i, (t, n) => {
     let r = t - a, i = n ? zd(r, o) + 1n : Bd(r, o);
     return i <= 0n ? 0 : i >= s ? e : Number(i);
    });
   }
   resolveNumericWallMilliseconds(e) {
    if (!Ud(e)) return null;
    if (this.tzid === `UTC`) return e;
    let t = this.getZoneResolver().epochMsForWall(e);
    return t.pushed || !Ud(t.epochMs) ? null : t.epochMs;
   }
   numericQueryGapHazard(e, t) {
    if (this.tzid === `UTC`) return !1;
    let n = this.originalDtstart.epochMilliseconds;
    return 200 * 366 * Z, t - n > 632448e7 ? !0 : this.getZoneResolver().timeOfDayMayHitGap(e, n - Z, t + Z);
   }
   buildDailyNumericQueryPlan(e) {
    let t = this.opts.interval, n = this.originalDtstart.epochMilliseconds, r = this.tzid === `UTC` ? n : this.wallMsOf(this.originalDtstart), i = Math.floor(r / Z), a = Kd(i), o = Ld(this.simpleByDayIsoDays);
    if (!(this.opts.byHour || this.opts.byMinute || this.opts.bySecond)) {
     let n = r - i * Z, s = this.simpleByDayIsoDays?.length ? this.findFirstMatchingDailyStep(a, t, this.simpleByDayIsoDays) : 0;
     if (s === null) return null;
     let c = 7 / Id(t, 7), l = [];
     for (let e = 0; e < c; e++) Rd(o, $(a, (s + e) * t)) && l.push(e);
     if (l.length === 0) return null;
     let u = this.createNumericQueryPlan(`daily`, e, e => {
      let n = Math.floor(e / l.length), i = e % l.length, a = n * c + l[i], o = (s + a) * t;
      if (!Number.isSafeInteger(a) || !Number.isSafeInteger(o)) return null;
      let u = r + o * Z, d = this.resolveNumericWallMilliseconds(u);
      return d === null ? null : {
       epochMilliseconds: d,
       periodIndex: a,
       occurrenceIndex: e
      };
     }), d = u?.select(e - 1);
     return d && this.numericQueryGapHazard(n, d.epochMilliseconds) ? null : u;
    }
    let s = this.timeSlotOffsetsMs;
    if (!s?.length || !this.hasUniqueTimeSlotOffsets) return null;
    let c = this.simpleByDayIsoDays?.length ? this.findFirstMatchingDailyStep(a, t, this.simpleByDayIsoDays) : 0;
    if (c === null) return null;
    let l = c * t, u = i + l, d = $(a, l), f = 7 / Id(t, 7), p = [];
    if (Rd(o, d)) for (let e of s) {
     let t = this.resolveNumericWallMilliseconds(u * Z + e);
     if (t === null) return null;
     t >= n && p.push({
      epochMilliseconds: t,
      periodIndex: 0,
      occurrenceIndex: p.length
     });
    }
    let m = [];
    for (let e = 0; e < f; e++) if (Rd(o, $(d, (1 + e) * t))) for (let t of s) m.push({
     periodOffset: e,
     timeSlotOffset: t
    });
    if (p.length === 0 && m.length === 0) return null;
    let h = this.createNumericQueryPlan(`daily`, e, e => {
     if (e < p.length) return {
      ...p[e],
      occurrenceIndex: e
     };
     if (m.length === 0) return null;
     let n = e - p.length, r = Math.floor(n / m.length), a = m[n % m.length], o = 1 + r * f + a.periodOffset, s = l + o * t;
     if (!Number.isSafeInteger(o) || !Number.isSafeInteger(s)) return null;
     let c = (i + s) * Z + a.timeSlotOffset, u = this.resolveNumericWallMilliseconds(c);
     return u === null ? null : {
      epochMilliseconds: u,
      periodIndex: o,
      occurrenceIndex: e
     };
    }), g = h?.select(e - 1);
    return g && s.some(e => this.numericQueryGapHazard(e, g.epochMilliseconds)) ? null : h;
   }
   buildWeeklyNumericQueryPlan(e) {
    let t = this.timeSlotOffsetsMs;
    if (!t?.length || !this.hasUniqueTimeSlotOffsets) return null;
    let n = this.originalDtstart.epochMilliseconds, r = this.tzid === `UTC` ? n : this.wallMsOf(this.originalDtstart), i = Math.floor(r / Z), a = Kd(i), o = X[qd(this.opts.wkst || `MO`) ?? `MO`] ?? 1, s = (this.opts.byDay ? [ ...this.allByDayIsoDays ?? [] ] : [ a ]).map(e => (e - o + 7) % 7).sort((e, t) => e - t);
    if (s.length === 0) return null;
    let c = i - (a - o + 7) % 7, l = s.flatMap(e => t.map(t => ({
     dayOffset: e,
     timeSlotOffset: t
    }))), u = [];
    for (let e of l) {
     let t = (c + e.dayOffset) * Z + e.timeSlotOffset, r = this.resolveNumericWallMilliseconds(t);
     if (r === null) return null;
     r >= n && u.push({
      epochMilliseconds: r,
      periodIndex: 0,
      occurrenceIndex: u.length
     });
    }
    let d = this.createNumericQueryPlan(`weekly`, e, e => {
     if (e < u.length) return {
      ...u[e],
      occurrenceIndex: e
     };
     let t = e - u.length, n = 1 + Math.floor(t / l.length), r = l[t % l.length], i = n * this.opts.interval * 7;
     if (!Number.isSafeInteger(n) || !Number.isSafeInteger(i)) return null;
     let a = (c + i + r.dayOffset) * Z + r.timeSlotOffset, o = this.resolveNumericWallMilliseconds(a);
     return o === null ? null : {
      epochMilliseconds: o,
      periodIndex: n,
      occurrenceIndex: e
     };
    }), f = d?.select(e - 1);
    return f && t.some(e => this.numericQueryGapHazard(e, f.epochMilliseconds)) ? null : d;
   }
   buildMonthlyNumericQueryPlan(e) {
    let t = this.opts.interval, n = this.timeSlotOffsetsMs;
    if (!n?.length || !this.hasUniqueTimeSlotOffsets || this.opts.byMonth?.some(e => typeof e != `number`) || this.opts.bySetPos && new Set(this.opts.bySetPos).size !== this.opts.bySetPos.length) return null;
    let r = this.originalDtstart.epochMilliseconds, i = this.originalDtstart.year * 12 + (this.originalDtstart.month - 1), a = e => {
     let n = e * t, r = i + n;
     if (!Number.isSafeInteger(n) || !Number.isSafeInteger(r)) return null;
     let {year: a, month: o} = this.monthIndexToYearMonth(r);
     return this.generateMonthlyOccurrenceEpochsUtc(a, o);
    }, o = a(0);
    if (!o) return null;
    let s = [];
    for (let e of o) {
     let t = this.resolveNumericWallMilliseconds(e);
     if (t === null) return null;
     t >= r && s.push({
      epochMilliseconds: t,
      periodIndex: 0,
      occurrenceIndex: s.length
     });
    }
    let c = 4800 / Id(t, 4800), l = Math.max(0, e - s.length), u = [ 0 ];
    for (let e = 0; e < c && u.at(-1) < l; e++) {
     let t = a(1 + e);
     if (!t) return null;
     u.push(u[e] + t.length);
    }
    let d = u.length - 1 === c, f = u.at(-1);
    if (f === 0 && s.length < e) return null;
    let p = this.createNumericQueryPlan(`monthly`, e, e => {
     if (e < s.length) return {
      ...s[e],
      occurrenceIndex: e
     };
     if (f === 0) return null;
     let t = e - s.length, n = d ? Math.floor(t / f) : 0, r = d ? t % f : t;
     if (r >= f) return null;
     let i = 1, o = u.length - 1;
     for (;i < o; ) {
      let e = i + Math.floor((o - i) / 2);
      u[e] > r ? o = e : i = e + 1;
     }
     let l = i - 1, p = 1 + n * c + l;
     if (!Number.isSafeInteger(p)) return null;
     let m = a(p);
     if (!m) return null;
     let h = m[r - u[l]];
     if (h === void 0) return null;
     let g = this.resolveNumericWallMilliseconds(h);
     return g === null ? null : {
      epochMilliseconds: g,
      periodIndex: p,
      occurrenceIndex: e
     };
    }), m = p?.select(e - 1);
    return m && n.some(e => this.numericQueryGapHazard(e, m.epochMilliseconds)) ? null : p;
   }
   generateYearlyOccurrenceDaysUtc(e) {
    let t = !!(this.opts.byDay || this.opts.byMonthDay);
    this.numericByMonths?.length;
    let n = this.numericByMonths?.length ? [ ...this.numericByMonths ].sort((e, t) => e - t) : t ? [ 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 ] : [ this.originalDtstart.month ], r = [];
    if (this.hasOrdinalByDay && !this.numericByMonths?.length) {
     let t = this.isGregorianLeapYear(e) ? 366 : 365, n = this.gregorianIsoDayOfWeek(e, 1, 1), i = $(n, t - 1), a = new Set;
     for (let e of this.parsedByDayTokens ?? []) {
      if (e.ord === 0) continue;
      let r = e.ord > 0 ? 1 + (e.isoDay - n + 7) % 7 + 7 * (e.ord - 1) : t - (i - e.isoDay + 7) % 7 + 7 * (e.ord + 1);
      r >= 1 && r <= t && a.add(r);
     }
     for (let t of [ ...a ].sort((e, t) => e - t)) {
      let n = t, i = 1;
      for (;n > this.daysInGregorianMonth(e, i); ) n -= this.daysInGregorianMonth(e, i), 
      i += 1;
      r.push({
       month: i,
       day: n
      });
     }
    } else for (let i of n) {
     let n;
     n = t ? this.generateMonthlyOccurrenceDaysUtc(e, i) : this.originalDtstart.day <= this.daysInGregorianMonth(e, i) ? [ this.originalDtstart.day ] : [];
     for (let e of n) r.push({
      month: i,
      day: e
     });
    }
    return r.map(({month: t, day: n}) => Wd(e, t, n));
   }
   generateYearlyOccurrenceEpochsUtc(e, t = !0) {
    let n = this.timeSlotOffsetsMs;
    if (!n?.length) return [];
    let r = [];
    for (let t of this.generateYearlyOccurrenceDaysUtc(e)) {
     let e = t * Z;
     if (!Ud(e)) return [];
     for (let t of n) r.push(e + t);
    }
    if (r.sort((e, t) => e - t), !t || !this.opts.bySetPos?.length) return r;
    let i = this.applyBySetPosToSortedList(r).sort((e, t) => e - t);
    return i.filter((e, t) => t === 0 || e !== i[t - 1]);
   }
   yearlyCandidateEvaluationCountUtc(e) {
    let t = this.generateYearlyOccurrenceEpochsUtc(e, !1).length, n = this.opts.bySetPos;
    if (!n?.length) return t;
    let r = 0, i = 0;
    for (let e of n) e > 0 ? r = Math.max(r, e) : i = Math.max(i, -e);
    return Math.min(t, r) + Math.min(t, i);
   }
   buildYearlyNumericQueryPlan(e) {
    let t = this.opts.interval, n = this.timeSlotOffsetsMs;
    if (!n?.length || !this.hasUniqueTimeSlotOffsets || this.opts.byMonth?.some(e => typeof e != `number`) || this.opts.byYearDay || this.opts.byWeekNo) return null;
    let r = !!(this.opts.byDay || this.opts.byMonthDay), i = !!this.opts.byMonth && !r;
    if (!this.opts.byMonth && !r && n.length !== 1 || i && (n.length !== 1 || this.opts.bySetPos) || this.hasOrdinalByDay && !this.numericByMonths?.length && (this.opts.byMonthDay || this.parsedByDayTokens?.some(e => e.ord === 0))) return null;
    let a = this.originalDtstart.epochMilliseconds, o = this.originalDtstart.year, s = e => {
     let n = e * t, r = o + n;
     return !Number.isSafeInteger(n) || !Number.isSafeInteger(r) ? null : this.generateYearlyOccurrenceEpochsUtc(r);
    }, c = s(0);
    if (!c) return null;
    let l = [];
    for (let e of c) {
     let t = this.resolveNumericWallMilliseconds(e);
     if (t === null) return null;
     t >= a && l.push({
      epochMilliseconds: t,
      periodIndex: 0,
      occurrenceIndex: l.length
     });
    }
    let u = 400 / Id(t, 400), d = Math.max(0, e - l.length), f = [ 0 ], p = [ 0 ];
    for (let e = 0; e < u && f.at(-1) < d; e++) {
     let n = s(1 + e);
     if (!n) return null;
     f.push(f[e] + n.length);
     let r = o + (1 + e) * t;
     p.push(p[e] + this.yearlyCandidateEvaluationCountUtc(r));
    }
    let m = f.length - 1 === u, h = f.at(-1);
    if (h === 0 && l.length < e) return null;
    if (r) {
     let e = this.yearlyCandidateEvaluationCountUtc(o);
     if (m && d > 0) {
      let t = Math.floor(d / h), n = d % h;
      if (e += t * p.at(-1), n > 0) {
       let t = 1;
       for (;f[t] < n; ) t += 1;
       e += p[t];
      }
     } else e += p.at(-1);
     if (e > this.maxCandidateEvaluations) return null;
    }
    let g = this.createNumericQueryPlan(`yearly`, e, e => {
     if (e < l.length) return {
      ...l[e],
      occurrenceIndex: e
     };
     if (h === 0) return null;
     let t = e - l.length, n = m ? Math.floor(t / h) : 0, r = m ? t % h : t;
     if (r >= h) return null;
     let i = 1, a = f.length - 1;
     for (;i < a; ) {
      let e = i + Math.floor((a - i) / 2);
      f[e] > r ? a = e : i = e + 1;
     }
     let o = i - 1, c = 1 + n * u + o;
     if (!Number.isSafeInteger(c)) return null;
     let d = s(c);
     if (!d) return null;
     let p = d[r - f[o]];
     if (p === void 0) return null;
     let g = this.resolveNumericWallMilliseconds(p);
     return g === null ? null : {
      epochMilliseconds: g,
      periodIndex: c,
      occurrenceIndex: e
     };
    }), _ = g?.select(e - 1);
    return _ && n.some(e => this.numericQueryGapHazard(e, _.epochMilliseconds)) ? null : g;
   }
   buildNumericQueryPlan() {
    let e = this.opts.count, t = this.opts.interval;
    if (e === void 0 || !Number.isSafeInteger(e) || e <= 0 || !Number.isSafeInteger(t) || t <= 0 || !Number.isSafeInteger(this.maxIterations) || this.maxIterations <= 0 || this.maxCandidateEvaluations !== 1e6 || this.includeDtstart || this.opts.rscale !== void 0 || !this.canUseEpochMillisecondsPrecisionFlag || this.originalDtstart.timeZoneId !== this.tzid || ![ `iso8601`, `gregory` ].includes(this.originalDtstart.calendarId)) return null;
    let n = !!(this.opts.byMonth || this.opts.byMonthDay || this.opts.byYearDay || this.opts.byWeekNo || this.opts.bySetPos);
    switch (this.opts.freq) {
    case `HOURLY`:
    case `MINUTELY`:
    case `SECONDLY`:
     return n || this.opts.byDay || this.opts.byHour || this.opts.byMinute || this.opts.bySecond ? null : this.buildFixedStepNumericQueryPlan(e);

    case `DAILY`:
     return n || this.hasOrdinalByDay || !this.hasUniqueTimeSlotOffsets ? null : this.buildDailyNumericQueryPlan(e);

    case `WEEKLY`:
     return n || this.hasOrdinalByDay || !this.hasUniqueTimeSlotOffsets ? null : this.buildWeeklyNumericQueryPlan(e);

    case `MONTHLY`:
     return this.opts.byYearDay || this.opts.byWeekNo || !(this.opts.byDay || this.opts.byMonthDay) || !this.hasUniqueTimeSlotOffsets ? null : this.buildMonthlyNumericQueryPlan(e);

    case `YEARLY`:
     return this.buildYearlyNumericQueryPlan(e);

    default:
     return null;
    }
   }
   getNumericQueryPlan() {
    if (this.numericQueryPlanCache !== void 0) return this.numericQueryPlanCache;
    try {
     this.numericQueryPlanCache = this.buildNumericQueryPlan(), this.numericQueryPlanCache && this.tzid !== `UTC` && this.resolveNumericWallMilliseconds(this.wallMsOf(this.originalDtstart)) !== this.originalDtstart.epochMilliseconds && (this.numericQueryPlanCache = null);
    } catch {
     this.numericQueryPlanCache = null;
    }
    return this.numericQueryPlanCache;
   }
   buildPeriodQueryPlan() {
    let e = this.opts.interval;
    if (this.opts.count !== void 0 || !Number.isSafeInteger(e) || e <= 0 || !Number.isSafeInteger(this.maxIterations) || this.maxIterations <= 32 || this.maxCandidateEvaluations !== 1e6 || this.includeDtstart || this.opts.rscale !== void 0 || !this.canUseEpochMillisecondsPrecisionFlag || this.originalDtstart.timeZoneId !== this.tzid || ![ `iso8601`, `gregory` ].includes(this.originalDtstart.calendarId)) return null;
    let {freq: t, byDay: n, byMonth: r, byMonthDay: i, byYearDay: a, byWeekNo: o, bySetPos: s} = this.opts, c = !!(r || i || a || o || s), l = !!(this.opts.byHour || this.opts.byMinute || this.opts.bySecond), u = this.tzid === `UTC` ? this.originalDtstart.epochMilliseconds : this.wallMsOf(this.originalDtstart), d = Math.floor(u / Z), f = this.timeSlotOffsetsMs;
    switch (t) {
    case `HOURLY`:
    case `MINUTELY`:
    case `SECONDLY`:
     {
      if (c || n || l || ![ `UTC`, `Etc/UTC`, `Etc/GMT` ].includes(this.tzid) && !/^[-+]\d{2}:?\d{2}(?::?\d{2})?$/.test(this.tzid) && t === `HOURLY` && e === 1) return null;
      let r = (t === `HOURLY` ? Td : t === `MINUTELY` ? wd : Cd) * e;
      return Number.isSafeInteger(r) ? {
       stepMilliseconds: r,
       candidatesPerPeriod: 1,
       periodOfWall: () => 0,
       wallsForPeriod: () => null
      } : null;
     }

    case `DAILY`:
     {
      if (c || this.hasOrdinalByDay || !f?.length || !this.hasUniqueTimeSlotOffsets) return null;
      let t = this.simpleByDayIsoDays;
      if (t?.length && this.findFirstMatchingDailyStep(Kd(d), e, t) === null) return null;
      let n = Ld(t);
      return {
       candidatesPerPeriod: f.length,
       periodOfWall: t => Math.floor((Math.floor(t / Z) - d) / e),
       wallsForPeriod: t => {
        let r = d + t * e;
        return Number.isSafeInteger(r) ? Rd(n, Kd(r)) ? f.map(e => r * Z + e) : [] : null;
       }
      };
     }

    case `WEEKLY`:
     {
      if (c || this.hasOrdinalByDay || !f?.length || !this.hasUniqueTimeSlotOffsets) return null;
      let t = Kd(d), r = X[qd(this.opts.wkst || `MO`) ?? `MO`] ?? 1, i = (n ? [ ...this.allByDayIsoDays ?? [] ] : [ t ]).map(e => (e - r + 7) % 7).sort((e, t) => e - t);
      if (i.length === 0) return null;
      let a = i.flatMap(e => f.map(t => e * Z + t)), o = d - (t - r + 7) % 7, s = 7 * e;
      return {
       candidatesPerPeriod: a.length,
       periodOfWall: e => Math.floor((Math.floor(e / Z) - o) / s),
       wallsForPeriod: e => {
        let t = o + e * s;
        return Number.isSafeInteger(t) ? a.map(e => t * Z + e) : null;
       }
      };
     }

    case `MONTHLY`:
     {
      if (a || o || !f?.length || !this.hasUniqueTimeSlotOffsets || r?.some(e => typeof e != `number`)) return null;
      let t = this.originalDtstart.year * 12 + (this.originalDtstart.month - 1), n = n => {
       let r = t + n * e;
       if (!Number.isSafeInteger(r)) return null;
       let i = this.monthIndexToYearMonth(r);
       return Ud(Wd(i.year, i.month, 1) * Z) ? i : null;
      };
      return {
       candidatesPerPeriod: 62 * f.length,
       periodOfWall: n => {
        let {year: r, month: i} = Gd(Math.floor(n / Z));
        return Math.floor((r * 12 + i - 1 - t) / e);
       },
       wallsForPeriod: e => {
        let t = n(e);
        return t && this.generateMonthlyOccurrenceEpochsUtc(t.year, t.month);
       },
       rankedPeriodWallSpan: s ? e => {
        let t = n(e);
        if (!t) return null;
        let r = Wd(t.year, t.month, 1) * Z;
        return [ r, r + this.daysInGregorianMonth(t.year, t.month) * Z ];
       } : void 0
      };
     }

    case `YEARLY`:
     {
      if (a || o || !f?.length || !this.hasUniqueTimeSlotOffsets || r?.some(e => typeof e != `number`) || !(n || i) && (f.length !== 1 || r && s) || this.hasOrdinalByDay && !this.numericByMonths?.length && (i || this.parsedByDayTokens?.some(e => e.ord === 0 || Math.abs(e.ord) > 52))) return null;
      let t = this.originalDtstart.year, c = n => {
       let r = t + n * e;
       return Number.isSafeInteger(r) && r > -271821 && r < 275760 ? r : null;
      };
      return {
       candidatesPerPeriod: 2 * 366 * f.length,
       periodOfWall: n => Math.floor((Gd(Math.floor(n / Z)).year - t) / e),
       wallsForPeriod: e => {
        let t = c(e);
        return t === null ? null : this.generateYearlyOccurrenceEpochsUtc(t);
       },
       rankedPeriodWallSpan: s ? e => {
        let t = c(e);
        return t === null ? null : [ Wd(t, 1, 1) * Z, Wd(t + 1, 1, 1) * Z ];
       } : void 0
      };
     }
    }
    return null;
   }
   getPeriodQueryPlan() {
    if (this.periodQueryPlanCache !== void 0) return this.periodQueryPlanCache;
    try {
     this.periodQueryPlanCache = this.buildPeriodQueryPlan(), this.periodQueryPlanCache && this.tzid !== `UTC` && this.resolveNumericWallMilliseconds(this.wallMsOf(this.originalDtstart)) !== this.originalDtstart.epochMilliseconds && (this.periodQueryPlanCache = null);
    } catch {
     this.periodQueryPlanCache = null;
    }
    return this.periodQueryPlanCache;
   }
   findFirstMatchingDailyStep(e, t, n) {
    let r = e;
    for (let e = 0; e < 7; e++) {
     if (n.includes(r)) return e;
     r = $(r, t);
    }
    return null;
   }
   allUtcFastPath(e) {
    if (this.canUseUtcLinearFastPath(e)) switch (this.opts.freq) {
    case `DAILY`:
     return this.opts.byHour || this.opts.byMinute || this.opts.bySecond ? this.hasUniqueTimeSlotOffsets ? this._allUtcDailyExpanded() : null : this._allUtcDailySimple();

    case `HOURLY`:
     return this._allUtcFixedStepSimple(jd * BigInt(this.opts.interval));

    case `MINUTELY`:
     return this._allUtcFixedStepSimple(Ad * BigInt(this.opts.interval));

    case `SECONDLY`:
     return this._allUtcFixedStepSimple(kd * BigInt(this.opts.interval));
    }
    return this.canUseUtcMonthlyFastPath(e) ? this._allUtcMonthlyByDayOrMonthDay() : this.canUseUtcWeeklyFastPath(e) ? this.opts.byHour || this.opts.byMinute || this.opts.bySecond ? this.hasUniqueTimeSlotOffsets ? this._allUtcWeeklyExpanded() : null : this._allUtcWeeklySimple() : null;
   }
   _allUtcFixedStepSimple(e) {
    let t = [];
    if (!this.addDtstartIfNeeded(t)) return t;
    let n = 0;
    if (this.canUseUtcEpochMillisecondsPrecision()) {
     let r = this.originalDtstart.epochMilliseconds, i = Number(e / Q), a = this.opts.until?.epochMilliseconds;
     for (;;) {
      if (++n > this.maxIterations) throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);
      if (a !== void 0 && r > a || (t.push(this.utcZdtFromEpochMilliseconds(r)), this.shouldBreakForCountLimit(t.length))) break;
      r += i;
     }
     return t;
    }
    let r = this.originalDtstart.epochNanoseconds, i = this.opts.until?.epochNanoseconds;
    for (;;) {
     if (++n > this.maxIterations) throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);
     if (i !== void 0 && r > i || (t.push(this.utcZdtFromEpochNanoseconds(r)), this.shouldBreakForCountLimit(t.length))) break;
     r += e;
    }
    return t;
   }
   _allUtcDailySimple() {
    let e = [];
    if (!this.addDtstartIfNeeded(e)) return e;
    let t = this.opts.interval, n = this.simpleByDayIsoDays, r = 0;
    if (this.canUseUtcEpochMillisecondsPrecision()) {
     let i = t * Z, a = this.opts.until?.epochMilliseconds, o = this.originalDtstart.epochMilliseconds, s = this.originalDtstart.dayOfWeek;
     if (n?.length) {
      let r = this.findFirstMatchingDailyStep(s, t, n);
      if (r === null) return e;
      o += r * i, s = $(s, r * t);
     }
     for (;;) {
      if (++r > this.maxIterations) throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);
      if (a !== void 0 && o > a || (!n || n.includes(s)) && (e.push(this.utcZdtFromEpochMilliseconds(o)), 
      this.shouldBreakForCountLimit(e.length))) break;
      o += i, s = $(s, t);
     }
     return e;
    }
    let i = BigInt(t) * Md, a = this.opts.until?.epochNanoseconds, o = this.originalDtstart.epochNanoseconds, s = this.originalDtstart.dayOfWeek;
    if (n?.length) {
     let r = this.findFirstMatchingDailyStep(s, t, n);
     if (r === null) return e;
     o += BigInt(r) * i, s = $(s, r * t);
    }
    for (;;) {
     if (++r > this.maxIterations) throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);
     if (a !== void 0 && o > a || (!n || n.includes(s)) && (e.push(this.utcZdtFromEpochNanoseconds(o)), 
     this.shouldBreakForCountLimit(e.length))) break;
     o += i, s = $(s, t);
    }
    return e;
   }
   _allUtcDailyExpanded() {
    let e = [];
    if (!this.addDtstartIfNeeded(e)) return e;
    let t = this.timeSlotOffsetsMs, n = this.originalDtstart.epochMilliseconds, r = this.opts.until?.epochMilliseconds, i = this.opts.interval, a = this.simpleByDayIsoDays, o = Math.floor(n / Z), s = this.originalDtstart.dayOfWeek;
    if (a?.length) {
     let t = this.findFirstMatchingDailyStep(s, i, a);
     if (t === null) return e;
     let n = t * i;
     o += n, s = $(s, n);
    }
    let c = 0;
    for (;;) {
     if (++c > this.maxIterations) throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);
     if (!a || a.includes(s)) {
      let i = o * Z;
      for (let a of t) {
       let t = i + a;
       if (!(t < n) && (r !== void 0 && t > r || (e.push(this.utcZdtFromEpochMilliseconds(t)), 
       this.shouldBreakForCountLimit(e.length)))) return e;
      }
     }
     o += i, s = $(s, i);
    }
   }
   _allUtcWeeklySimple() {
    let e = [];
    if (!this.addDtstartIfNeeded(e)) return e;
    let t = this.originalDtstart, n = X[qd(this.opts.wkst || `MO`) ?? `MO`] ?? 1, r = (this.opts.byDay ? [ ...this.allByDayIsoDays ?? [] ] : [ t.dayOfWeek ]).map(e => (e - n + 7) % 7).sort((e, t) => e - t), i = (t.dayOfWeek - n + 7) % 7, a = 0;
    if (this.canUseUtcEpochMillisecondsPrecision()) {
     let n = t.epochMilliseconds, o = this.opts.until?.epochMilliseconds, s = this.opts.interval * Ed, c = n - i * Z;
     for (;;) {
      if (++a > this.maxIterations) throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);
      for (let t of r) {
       let r = c + t * Z;
       if (!(r < n) && (o !== void 0 && r > o || (e.push(this.utcZdtFromEpochMilliseconds(r)), 
       this.shouldBreakForCountLimit(e.length)))) return e;
      }
      c += s;
     }
    }
    let o = t.epochNanoseconds, s = this.opts.until?.epochNanoseconds, c = BigInt(this.opts.interval) * Nd, l = o - BigInt(i) * Md;
    for (;;) {
     if (++a > this.maxIterations) throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);
     for (let t of r) {
      let n = l + BigInt(t) * Md;
      if (!(n < o) && (s !== void 0 && n > s || (e.push(this.utcZdtFromEpochNanoseconds(n)), 
      this.shouldBreakForCountLimit(e.length)))) return e;
     }
     l += c;
    }
   }
   _allUtcWeeklyExpanded() {
    let e = [];
    if (!this.addDtstartIfNeeded(e)) return e;
    let t = this.originalDtstart, n = t.epochMilliseconds, r = Math.floor(n / Z), i = this.opts.until?.epochMilliseconds, a = this.timeSlotOffsetsMs, o = X[qd(this.opts.wkst || `MO`) ?? `MO`] ?? 1, s = (this.opts.byDay ? [ ...this.allByDayIsoDays ?? [] ] : [ t.dayOfWeek ]).map(e => (e - o + 7) % 7).sort((e, t) => e - t), c = (t.dayOfWeek - o + 7) % 7, l = this.opts.interval * 7, u = r - c, d = 0;
    for (;;) {
     if (++d > this.maxIterations) throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);
     for (let t of s) {
      let r = (u + t) * Z;
      for (let t of a) {
       let a = r + t;
       if (!(a < n) && (i !== void 0 && a > i || (e.push(this.utcZdtFromEpochMilliseconds(a)), 
       this.shouldBreakForCountLimit(e.length)))) return e;
      }
     }
     u += l;
    }
   }
   hasSingleExpandedTimeSlot() {
    if (this.timeSlotOffsetsMs) return this.timeSlotOffsetsMs.length === 1;
    let e = this.opts.byHour ?? [ this.originalDtstart.hour ], t = this.opts.byMinute ?? [ this.originalDtstart.minute ], n = this.opts.bySecond ?? [ this.originalDtstart.second ];
    return e.length === 1 && t.length === 1 && n.length === 1;
   }
   buildMonthlyOccurrenceOnDay(e, t) {
    let n = e.day === t ? e : e.with({
     day: t
    });
    return this.applyTimeOverride(n);
   }
   applyBySetPosToSortedList(e) {
    let {bySetPos: t} = this.opts;
    if (!t || !t.length || e.length === 0) return e;
    let n = [], r = e.length;
    for (let i of t) {
     let t = i > 0 ? i - 1 : r + i;
     t >= 0 && t < r && n.push(e[t]);
    }
    return n;
   }
   generateMonthlyOccurrenceDays(e) {
    let {byDay: t, byMonth: n, byMonthDay: r} = this.opts, i = e.day === 1 ? e : e.with({
     day: 1
    });
    if (n && !n.includes(e.month)) return [];
    let a = i.add({
     months: 1
    }).subtract({
     days: 1
    }).day, o = [];
    if (r && r.length > 0 && (o = r.map(e => e > 0 ? e : a + e + 1).filter(e => e >= 1 && e <= a), 
    o = [ ...new Set(o) ].sort((e, t) => e - t)), !t && r && r.length > 0) return o;
    if (!t) return [ e.day ];
    let s = this.parsedByDayTokens;
    if (!s?.length) return [];
    let c = i.dayOfWeek, l = (c - 1 + a - 1) % 7 + 1, u = new Set;
    for (let {ord: e, isoDay: t} of s) if (e === 0) {
     let e = 1 + (t - c + 7) % 7;
     for (;e <= a; ) u.add(e), e += 7;
    } else {
     let n;
     n = e > 0 ? 1 + (t - c + 7) % 7 + 7 * (e - 1) : a - (l - t + 7) % 7 + 7 * (e + 1), 
     n >= 1 && n <= a && u.add(n);
    }
    let d = [ ...u ].sort((e, t) => e - t);
    if (r && r.length > 0) {
     if (o.length === 0) return [];
     let e = new Set(o);
     d = d.filter(t => e.has(t));
    }
    return d;
   }
   isGregorianLeapYear(e) {
    return e % 4 == 0 && (e % 100 != 0 || e % 400 == 0);
   }
   daysInGregorianMonth(e, t) {
    return t === 2 && this.isGregorianLeapYear(e) ? 29 : Dd[t - 1];
   }
   gregorianIsoDayOfWeek(e, t, n) {
    let r = e;
    t < 3 && --r;
    let i = ((r + Math.floor(r / 4) - Math.floor(r / 100) + Math.floor(r / 400) + Od[t - 1] + n) % 7 + 7) % 7;
    return i === 0 ? 7 : i;
   }
   monthIndexToYearMonth(e) {
    let t = Math.floor(e / 12);
    return {
     year: t,
     month: e - t * 12 + 1
    };
   }
   generateMonthlyOccurrenceDaysUtc(e, t) {
    if (this.numericByMonths && this.numericByMonths.length > 0 && !this.numericByMonths.includes(t)) return [];
    let n = this.opts.byMonthDay, r = this.opts.byDay, i = this.daysInGregorianMonth(e, t), a = [];
    if (n && n.length > 0 && (a = n.map(e => e > 0 ? e : i + e + 1).filter(e => e >= 1 && e <= i), 
    a = [ ...new Set(a) ].sort((e, t) => e - t)), !r && n && n.length > 0) return a;
    if (!r) {
     let e = this.originalDtstart.day;
     return e >= 1 && e <= i ? [ e ] : [];
    }
    let o = this.parsedByDayTokens;
    if (!o?.length) return [];
    let s = this.gregorianIsoDayOfWeek(e, t, 1), c = $(s, i - 1), l = new Set;
    for (let {ord: e, isoDay: t} of o) if (e === 0) {
     let e = 1 + (t - s + 7) % 7;
     for (;e <= i; ) l.add(e), e += 7;
    } else {
     let n;
     n = e > 0 ? 1 + (t - s + 7) % 7 + 7 * (e - 1) : i - (c - t + 7) % 7 + 7 * (e + 1), 
     n >= 1 && n <= i && l.add(n);
    }
    let u = [ ...l ].sort((e, t) => e - t);
    if (n && n.length > 0) {
     if (a.length === 0) return [];
     let e = new Set(a);
     u = u.filter(t => e.has(t));
    }
    return u;
   }
   generateMonthlyOccurrenceEpochsUtc(e, t) {
    let n = this.generateMonthlyOccurrenceDaysUtc(e, t);
    if (n.length === 0) return [];
    let r = Wd(e, t, 1) * Z;
    if (!Ud(r)) return [];
    let i = this.timeSlotOffsetsMs ?? [ 0 ];
    if (this.opts.bySetPos && this.opts.bySetPos.length > 0) {
     if (i.length === 1) {
      let e = this.applyBySetPosToSortedList(n).sort((e, t) => e - t), t = i[0];
      return e.filter((t, n) => n === 0 || t !== e[n - 1]).map(e => r + (e - 1) * Z + t);
     }
     let e = [];
     for (let t of n) {
      let n = r + (t - 1) * Z;
      for (let t of i) e.push(n + t);
     }
     let t = this.applyBySetPosToSortedList(e).sort((e, t) => e - t);
     return t.filter((e, n) => n === 0 || e !== t[n - 1]);
    }
    let a = [];
    for (let e of n) {
     let t = r + (e - 1) * Z;
     for (let e of i) a.push(t + e);
    }
    return a;
   }
   _allUtcMonthlyByDayOrMonthDay() {
    let e = [], t = this.originalDtstart.epochMilliseconds, n = this.opts.until?.epochMilliseconds, r = 0;
    if (!this.addDtstartIfNeeded(e)) return e;
    let i = this.opts.until?.withTimeZone(this.tzid).withCalendar(`iso8601`), a = i ? i.year * 12 + i.month - 1 : void 0, o = this.originalDtstart.year * 12 + (this.originalDtstart.month - 1);
    for (;;) {
     if (a !== void 0 && o > a) return e;
     if (++r > this.maxIterations) throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);
     let {year: i, month: s} = this.monthIndexToYearMonth(o), c = this.generateMonthlyOccurrenceEpochsUtc(i, s);
     for (let r of c) if (!(r < t) && (n !== void 0 && r > n || (e.push(this.utcZdtFromEpochMilliseconds(r)), 
     this.shouldBreakForCountLimit(e.length)))) return e;
     o += this.opts.interval;
    }
   }
   getZoneResolver() {
    return this.zoneResolver ??= gd(this.tzid);
   }
   zdtFromEpochMs(e) {
    if (sd || this.tzid === `UTC`) return new Y.ZonedDateTime(BigInt(e) * Q, this.tzid, this.originalDtstart.calendarId);
    let t = this.emitAnchorZdt;
    return t ? t.add({
     milliseconds: e - t.epochMilliseconds
    }) : (t = this.emitAnchorZdt = new Y.ZonedDateTime(BigInt(e) * Q, this.tzid, this.originalDtstart.calendarId), 
    t);
   }
   wallMsOf(e) {
    return e.epochMilliseconds + e.offsetNanoseconds / 1e6;
   }
   canUseTzEpochFastPaths(e) {
    return !(e || this.maxCandidateEvaluations !== 1e6 || this.tzid === `UTC` || this.originalDtstart.timeZoneId !== this.tzid || this.opts.freq === `YEARLY` || this.opts.rscale || ![ `iso8601`, `gregory` ].includes(this.originalDtstart.calendarId) || !this.canUseEpochMillisecondsPrecisionFlag || this.resolveNumericWallMilliseconds(this.wallMsOf(this.originalDtstart)) !== this.originalDtstart.epochMilliseconds);
   }
   tzFastPathGapHazard(e) {
    let t = this.originalDtstart.epochMilliseconds, n;
    if (this.opts.until) n = this.opts.until.epochMilliseconds; else if (this.opts.count !== void 0) {
     let e = this.tzFastPathCountSpanMs(this.opts.count);
     if (e === void 0) return !0;
     n = t + e + 30 * Z;
    } else return !0;
    return 150 * 366 * Z, n - t > 474336e7 ? !0 : this.getZoneResolver().timeOfDayMayHitGap(e, t - Z, n + Z);
   }
   tzFastPathCountSpanMs(e) {
    let t = this.opts.interval, n = this.timeSlotOffsetsMs?.length ?? 1, r = this.wallMsOf(this.originalDtstart);
    switch (this.opts.freq) {
    case `DAILY`:
     {
      let i = this.simpleByDayIsoDays, a = i?.length ? 7 / Id(t, 7) : 1, o = a;
      if (i?.length) {
       let e = Kd(Math.floor(r / Z));
       o = 0;
       for (let n = 0; n < a; n++) i.includes($(e, n * t)) && o++;
       if (o === 0) return 0;
      }
      return (Math.ceil(e / (o * n)) + 1) * a * t * Z;
     }

    case `WEEKLY`:
     {
      let r = this.opts.byDay ? this.allByDayIsoDays?.length ?? 0 : 1;
      return r === 0 ? 0 : (Math.ceil(e / (r * n)) + 1) * t * Ed;
     }
    }
   }
   allTzEpochFastPath(e) {
    if (!this.canUseTzEpochFastPaths(e)) return null;
    let t = !this.opts.byMonth && !this.opts.byMonthDay && !this.opts.byYearDay && !this.opts.byWeekNo && !this.opts.bySetPos;
    if (t) switch (this.opts.freq) {
    case `DAILY`:
     if (!this.hasOrdinalByDay) return this.opts.byHour || this.opts.byMinute || this.opts.bySecond ? this.hasUniqueTimeSlotOffsets ? this._allTzDailyExpanded() : null : this._allTzDailySimple();
     break;

    case `HOURLY`:
    case `MINUTELY`:
    case `SECONDLY`:
     if (!this.opts.byDay && !this.opts.byHour && !this.opts.byMinute && !this.opts.bySecond) {
      let e = this.opts.freq === `HOURLY` ? Td : this.opts.freq === `MINUTELY` ? wd : Cd;
      return this._allTzFixedStepSimple(e * this.opts.interval);
     }
     break;
    }
    return this.opts.freq === `MONTHLY` && !this.opts.byYearDay && !this.opts.byWeekNo && this.hasSingleExpandedTimeSlot() && (this.opts.byDay || this.opts.byMonthDay) ? this._allTzMonthlyByDayOrMonthDay() : this.opts.freq === `WEEKLY` && t && !this.hasOrdinalByDay && this.hasUniqueTimeSlotOffsets ? this.opts.byHour || this.opts.byMinute || this.opts.bySecond ? this._allTzWeeklyExpanded() : this._allTzWeeklySimple() : null;
   }
   _allTzDailySimple() {
    let e = [];
    if (!this.addDtstartIfNeeded(e)) return e;
    let t = this.getZoneResolver(), n = this.wallMsOf(this.originalDtstart), r = Math.floor(n / Z), i = n - r * Z;
    if (this.tzFastPathGapHazard(i)) return null;
    let a = this.opts.interval, o = this.simpleByDayIsoDays, s = this.opts.until?.epochMilliseconds, c = Kd(r);
    if (o?.length) {
     let t = this.findFirstMatchingDailyStep(c, a, o);
     if (t === null) return e;
     r += t * a, c = $(c, t * a);
    }
    let l = 0;
    for (;;) {
     if (++l > this.maxIterations) throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);
     if (!o || o.includes(c)) {
      let n = t.epochMsForWall(r * Z + i);
      if (n.pushed) return null;
      if (s !== void 0 && n.epochMs > s || (e.push(this.zdtFromEpochMs(n.epochMs)), this.shouldBreakForCountLimit(e.length))) break;
     }
     r += a, c = $(c, a);
    }
    return e;
   }
   _allTzDailyExpanded() {
    let e = [];
    if (!this.addDtstartIfNeeded(e)) return e;
    let t = this.getZoneResolver(), n = this.originalDtstart.epochMilliseconds, r = this.wallMsOf(this.originalDtstart), i = this.timeSlotOffsetsMs;
    for (let e of i) if (this.tzFastPathGapHazard(e)) return null;
    let a = this.opts.interval, o = this.simpleByDayIsoDays, s = this.opts.until?.epochMilliseconds, c = Math.floor(r / Z), l = Kd(c);
    if (o?.length) {
     let t = this.findFirstMatchingDailyStep(l, a, o);
     if (t === null) return e;
     let n = t * a;
     c += n, l = $(l, n);
    }
    let u = 0;
    for (;;) {
     if (++u > this.maxIterations) throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);
     if (!o || o.includes(l)) {
      let r = c * Z;
      for (let a of i) {
       let i = t.epochMsForWall(r + a);
       if (i.pushed) return null;
       if (!(i.epochMs < n) && (s !== void 0 && i.epochMs > s || (e.push(this.zdtFromEpochMs(i.epochMs)), 
       this.shouldBreakForCountLimit(e.length)))) return e;
      }
     }
     c += a, l = $(l, a);
    }
   }
   _allTzFixedStepSimple(e) {
    let t = [];
    if (!this.addDtstartIfNeeded(t)) return t;
    let n = this.getZoneResolver(), r = this.opts.until?.epochMilliseconds, i = this.opts.freq === `HOURLY` && this.opts.interval === 1, a = e => {
     let t = e + n.offsetMsAt(e);
     return Math.floor((t % Z + Z) % Z / Td);
    }, o = this.originalDtstart.epochMilliseconds, s = 0;
    for (;;) {
     if (++s > this.maxIterations) throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);
     if (r !== void 0 && o > r || (t.push(this.zdtFromEpochMs(o)), this.shouldBreakForCountLimit(t.length))) break;
     let n = o + e;
     i && a(n) === a(o) && (n += e), o = n;
    }
    return t;
   }
   _allTzWeeklySimple() {
    let e = [];
    if (!this.addDtstartIfNeeded(e)) return e;
    let t = this.getZoneResolver(), n = this.originalDtstart, r = n.epochMilliseconds, i = this.wallMsOf(n), a = Math.floor(i / Z), o = i - a * Z;
    if (this.tzFastPathGapHazard(o)) return null;
    let s = Kd(a), c = X[qd(this.opts.wkst || `MO`) ?? `MO`] ?? 1, l = (this.opts.byDay ? [ ...this.allByDayIsoDays ?? [] ] : [ s ]).map(e => (e - c + 7) % 7).sort((e, t) => e - t), u = (s - c + 7) % 7, d = this.opts.until?.epochMilliseconds, f = this.opts.interval * 7, p = a - u, m = 0;
    for (;;) {
     if (++m > this.maxIterations) throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);
     for (let n of l) {
      let i = t.epochMsForWall((p + n) * Z + o);
      if (i.pushed) return null;
      if (!(i.epochMs < r) && (d !== void 0 && i.epochMs > d || (e.push(this.zdtFromEpochMs(i.epochMs)), 
      this.shouldBreakForCountLimit(e.length)))) return e;
     }
     p += f;
    }
   }
   _allTzWeeklyExpanded() {
    let e = [];
    if (!this.addDtstartIfNeeded(e)) return e;
    let t = this.getZoneResolver(), n = this.originalDtstart, r = n.epochMilliseconds, i = this.wallMsOf(n), a = Math.floor(i / Z), o = this.timeSlotOffsetsMs;
    for (let e of o) if (this.tzFastPathGapHazard(e)) return null;
    let s = Kd(a), c = X[qd(this.opts.wkst || `MO`) ?? `MO`] ?? 1, l = (this.opts.byDay ? [ ...this.allByDayIsoDays ?? [] ] : [ s ]).map(e => (e - c + 7) % 7).sort((e, t) => e - t), u = (s - c + 7) % 7, d = this.opts.until?.epochMilliseconds, f = this.opts.interval * 7, p = a - u, m = 0;
    for (;;) {
     if (++m > this.maxIterations) throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);
     for (let n of l) {
      let i = (p + n) * Z;
      for (let n of o) {
       let a = t.epochMsForWall(i + n);
       if (a.pushed) return null;
       if (!(a.epochMs < r) && (d !== void 0 && a.epochMs > d || (e.push(this.zdtFromEpochMs(a.epochMs)), 
       this.shouldBreakForCountLimit(e.length)))) return e;
      }
     }
     p += f;
    }
   }
   _allTzMonthlyByDayOrMonthDay() {
    let e = [];
    if (!this.addDtstartIfNeeded(e)) return e;
    let t = this.getZoneResolver(), n = this.originalDtstart.epochMilliseconds, r = this.opts.until?.epochMilliseconds, i = this.opts.bySetPos ? this.timeSlotOffsetsMs[0] : void 0, a = this.opts.until?.withTimeZone(this.tzid).withCalendar(`iso8601`), o = a ? a.year * 12 + a.month - 1 : void 0, s = this.originalDtstart.year * 12 + (this.originalDtstart.month - 1), c = 0;
    for (;;) {
     if (o !== void 0 && s > o) return e;
     if (++c > this.maxIterations) throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);
     let {year: a, month: l} = this.monthIndexToYearMonth(s);
     if (i !== void 0) {
      let e = Wd(a, l, 1) * Z, n = e + this.daysInGregorianMonth(a, l) * Z;
      if (t.timeOfDayMayHitGap(i, e - Z, n + Z)) return null;
     }
     for (let i of this.generateMonthlyOccurrenceEpochsUtc(a, l)) {
      let a = t.epochMsForWall(i);
      if (a.pushed) return null;
      if (!(a.epochMs < n) && (r !== void 0 && a.epochMs > r || (e.push(this.zdtFromEpochMs(a.epochMs)), 
      this.shouldBreakForCountLimit(e.length)))) return e;
     }
     s += this.opts.interval;
    }
   }
   processOccurrences(e, t, n, r, i) {
    for (let a of e) if (!this.processOccurrence(a, t, n, r, i)) return {
     shouldBreak: !0
    };
    return {
     shouldBreak: !1
    };
   }
   processOccurrence(e, t, n, r, i, a) {
    if (a) {
     if (a.seenOccurrences.size === 0 && t.length > 0) for (let e of t) a.seenOccurrences.add(e.epochNanoseconds);
     if (a.seenOccurrences.has(e.epochNanoseconds)) return !0;
     a.seenOccurrences.add(e.epochNanoseconds);
    }
    return Y.ZonedDateTime.compare(e, n) < 0 ? !0 : this.opts.until && Y.ZonedDateTime.compare(e, this.opts.until) > 0 ? !1 : i && !i(e) || r && this.isExcluded(e) ? !0 : r && !r(e, t.length) ? !1 : (t.push(e), 
    !this.shouldBreakForCountLimit(t.length));
   }
   _allMonthlyByDayOrMonthDay(e, t) {
    let n = [], r = this.createCandidateWorkBudget(), i = 0, a = this.originalDtstart;
    if (!this.addDtstartIfNeeded(n, e)) return this.applyCountLimitAndMergeRDates(n, e);
    let o = a.toPlainDate().with({
     day: 1
    });
    for (;;) {
     if (++i > this.maxIterations) throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);
     let s = t => this.processOccurrence(t, n, a, e, void 0, r);
     if (!(this.visitUtcPeriodCandidates(o, s, t ?? a, this.opts.until, r) ?? this.visitPeriodCandidates(this.generateMonthlyDateCandidates(o), s, t ?? a, this.opts.until, r))) break;
     try {
      o = o.add({
       months: this.opts.interval
      });
     } catch {
      break;
     }
     if (this.opts.until) {
      let e = this.opts.until.withTimeZone(a.timeZoneId).withCalendar(a.calendarId);
      if (o.year * 12 + o.month > e.year * 12 + e.month) break;
     }
    }
    return this.applyCountLimitAndMergeRDates(n, e);
   }
   _allWeekly(e, t) {
    let n = [], r = this.createCandidateWorkBudget(), i = 0, a = this.originalDtstart;
    if (!this.addDtstartIfNeeded(n, e)) return this.applyCountLimitAndMergeRDates(n, e);
    let o = X, s = this.opts.byDay ? [ ...this.allByDayIsoDays ?? [] ] : this.opts.byMonthDay && this.opts.byMonthDay.length > 0 ? [ ...Object.values(o) ] : [ a.dayOfWeek ], c = o[qd(this.opts.wkst || `MO`) ?? `MO`] ?? 1, l = (a.dayOfWeek - c + 7) % 7, u = a.toPlainDate().subtract({
     days: l
    });
    for (;;) {
     if (++i > this.maxIterations) throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);
     let o = s.map(e => {
      let t = (e - c + 7) % 7;
      return u.add({
       days: t
      });
     }).filter(e => this.matchesByMonth(e) && this.matchesByMonthDay(e));
     if (!this.visitPeriodCandidates(o, t => this.processOccurrence(t, n, a, e, void 0, r), t ?? a, this.opts.until, r)) break;
     try {
      u = u.add({
       weeks: this.opts.interval
      });
     } catch {
      break;
     }
     if (this.opts.until) {
      let e = this.opts.until.withTimeZone(a.timeZoneId).withCalendar(a.calendarId);
      if (Y.PlainDate.compare(u, e.toPlainDate()) > 0) break;
     }
    }
    return this.applyCountLimitAndMergeRDates(n, e);
   }
   _allYearlyComplex(e, t) {
    let n = [], r = this.createCandidateWorkBudget(), i = 0, a = this.originalDtstart;
    if (!this.addDtstartIfNeeded(n, e) || this.opts.until && Y.ZonedDateTime.compare(this.opts.until, a) < 0) return this.applyCountLimitAndMergeRDates(n, e);
    let o = a.toPlainDate().with({
     month: 1,
     day: 1
    }), s = this.opts.until ? this.opts.until.withTimeZone(a.timeZoneId).withCalendar(a.calendarId).year + (this.opts.byWeekNo ? 1 : 0) : void 0;
    for (;;) {
     if (++i > this.maxIterations) throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);
     let c = t => this.processOccurrence(t, n, a, e, void 0, r);
     if (!(this.visitUtcPeriodCandidates(o, c, t ?? a, this.opts.until, r) ?? this.visitPeriodCandidates(this.generateYearlyDateCandidates(o), c, t ?? a, this.opts.until, r))) break;
     let l = this.opts.freq === `WEEKLY` ? 1 : this.opts.interval;
     try {
      o = o.add({
       years: l
      });
     } catch {
      break;
     }
     if (s !== void 0 && o.year > s) break;
    }
    return this.applyCountLimitAndMergeRDates(n, e);
   }
   _allMinutelySecondlyComplex(e) {
    let t = [], n = 0;
    if (!this.addDtstartIfNeeded(t, e)) return this.applyCountLimitAndMergeRDates(t, e);
    let r = this.computeFirst();
    for (;;) {
     if (++n > this.maxIterations) throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);
     if (this.opts.until && Y.ZonedDateTime.compare(r, this.opts.until) > 0) break;
     if (this.matchesAll(r)) {
      if (e && this.isExcluded(r)) {
       r = this.nextCandidateSameDate(r);
       continue;
      }
      if (e && !e(r, t.length) || (t.push(r), this.shouldBreakForCountLimit(t.length))) break;
      r = this.nextCandidateSameDate(r);
     } else r = this.findNextValidDate(r);
    }
    return this.applyCountLimitAndMergeRDates(t, e);
   }
   _allMonthlyByWeekNo(e, t) {
    let n = [], r = this.createCandidateWorkBudget(), i = 0, a = this.originalDtstart;
    if (!this.addDtstartIfNeeded(n, e)) return this.applyCountLimitAndMergeRDates(n, e);
    let o = a, s = [ ...this.opts.byWeekNo ].sort((e, t) => e - t), c = this.opts.interval, l = this.opts.until ? this.opts.until.withTimeZone(a.timeZoneId).withCalendar(a.calendarId).year + 1 : void 0, u = 0, d = -1;
    outer_loop: for (;!this.shouldBreakForCountLimit(n.length); ) {
     if (++i > this.maxIterations) throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);
     let f = o.year;
     if (f !== d && o.month >= a.month) {
      d = f;
      let i = s.flatMap(e => this.generateDateCandidatesForWeekInYear(f, e));
      if (!this.visitDateTimeCandidates(i, 1, t => this.processOccurrence(t, n, a, e, void 0, r), t ?? a, this.opts.until, r)) break outer_loop;
     }
     if (u += c, o = a.add({
      months: u
     }), l !== void 0 && o.year > l) break;
    }
    return this.applyCountLimitAndMergeRDates(n, e);
   }
   _allMonthlyByYearDay(e, t) {
    let n = [], r = this.createCandidateWorkBudget(), i = 0, a = this.originalDtstart;
    if (!this.addDtstartIfNeeded(n, e)) return this.applyCountLimitAndMergeRDates(n, e);
    let o = a.year, s = [ ...this.opts.byYearDay ].sort((e, t) => e - t), c = this.opts.interval, l = a.year * 12 + a.month;
    outer_loop: for (;!this.shouldBreakForCountLimit(n.length); ) {
     if (++i > this.maxIterations) throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);
     let u = a.toPlainDate().with({
      year: o,
      month: 1,
      day: 1
     }), d = u.with({
      month: 12,
      day: 31
     }).dayOfYear, f = [];
     for (let e of s) {
      let t = e > 0 ? e : d + e + 1;
      t <= 0 || t > d || f.push(u.add({
       days: t - 1
      }));
     }
     if (!this.visitDateTimeCandidates(f, 1, t => (t.year * 12 + t.month - l) % c !== 0 || !this.matchesByMonth(t) ? !0 : this.processOccurrence(t, n, a, e, void 0, r), t ?? a, this.opts.until, r)) break outer_loop;
     if (o++, this.opts.until && o > this.opts.until.year + 2) break;
     if (!this.opts.until && this.opts.count) {
      let e = Math.ceil(this.opts.count / (this.opts.byYearDay.length || 1)) * c + 5;
      if (o > a.year + e) break;
     }
    }
    return this.applyCountLimitAndMergeRDates(n, e);
   }
   _allDailyMinutelyHourlyWithBySetPos(e) {
    let t = [], n = 0, r = this.originalDtstart;
    if (!this.addDtstartIfNeeded(t, e)) return this.applyCountLimitAndMergeRDates(t, e);
    let i, a;
    switch (this.opts.freq) {
    case `MINUTELY`:
     i = r.with({
      second: 0,
      microsecond: 0,
      nanosecond: 0
     }), a = {
      minutes: this.opts.interval
     };
     break;

    case `HOURLY`:
     i = r.with({
      minute: 0,
      second: 0,
      microsecond: 0,
      nanosecond: 0
     }), a = {
      hours: this.opts.interval
     };
     break;

    case `DAILY`:
     i = r.with({
      hour: 0,
      minute: 0,
      second: 0,
      microsecond: 0,
      nanosecond: 0
     }), a = {
      days: this.opts.interval
     };
     break;

    default:
     return this.applyCountLimitAndMergeRDates(t, e);
    }
    for (;;) {
     if (++n > this.maxIterations) throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);
     let o = this.expandByTime(i);
     o = o.filter(e => this.matchesAll(e)), o = this.applyBySetPos(o);
     let {shouldBreak: s} = this.processOccurrences(o, t, r, e);
     if (s || (i = i.add(a), this.opts.until && Y.ZonedDateTime.compare(i, this.opts.until) > 0)) break;
    }
    return this.applyCountLimitAndMergeRDates(t, e);
   }
   _allFallback(e) {
    let t = [], n = 0, r = this.computeFirst();
    if (this.includeDtstart && Y.ZonedDateTime.compare(r, this.originalDtstart) > 0 && !(e && this.isExcluded(this.originalDtstart)) && (e && !e(this.originalDtstart, t.length) || (t.push(this.originalDtstart), 
    this.shouldBreakForCountLimit(t.length)))) return this.applyCountLimitAndMergeRDates(t, e);
    for (;;) {
     if (++n > this.maxIterations) throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);
     if (this.opts.until && Y.ZonedDateTime.compare(r, this.opts.until) > 0 || this.matchesAll(r) && !(e && this.isExcluded(r)) && (e && !e(r, t.length) || (t.push(r), 
     this.shouldBreakForCountLimit(t.length)))) break;
     r = this.nextCandidateSameDate(r);
    }
    return this.applyCountLimitAndMergeRDates(t, e);
   }
   _allSubDailyPeriods(e) {
    let t = [], n = this.createCandidateWorkBudget(), r = this.originalDtstart;
    if (!this.addDtstartIfNeeded(t, e)) return this.applyCountLimitAndMergeRDates(t, e);
    let {freq: i, byHour: a, byMinute: o, bySecond: s, bySetPos: c} = this.opts, l = r.timeZoneId, u = r.calendarId, d = gd(l), f = i === `HOURLY` ? jd : i === `MINUTELY` ? Ad : kd, p = f * BigInt(this.opts.interval), m = r.epochNanoseconds, h = this.opts.until?.epochNanoseconds, g = i === `HOURLY` && this.opts.interval === 1, _ = i === `HOURLY` ? void 0 : o, v = i === `SECONDLY` ? s : void 0, ee = i === `HOURLY` ? o : void 0, te = i === `SECONDLY` ? void 0 : s, ne = BigInt(r.millisecond * 1e6 + r.microsecond * 1e3 + r.nanosecond), re = e => Number(zd(e, Q)), ie = (e, t) => {
     let n = d.nextTransitionAfter(re(e), Number(Bd(t, Q)));
     if (n === void 0) return;
     let r = BigInt(n) * Q;
     return r > e && r <= t ? r : void 0;
    }, y, b = e => {
     if (sd || l === `UTC`) return new Y.ZonedDateTime(e, l, u);
     y ??= new Y.ZonedDateTime(e, l, u);
     let t = e - y.epochNanoseconds, n = zd(t, Q);
     return y.add({
      milliseconds: Number(n),
      nanoseconds: Number(t - n * Q)
     });
    }, x = e => e.toZonedDateTime(l).epochNanoseconds, ae = (e, t) => ie(e, e + t - 1n) ?? e + t, oe, S, se = !1, ce = 0n, le = 0;
    for (;;) {
     if (++le > this.maxIterations) throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);
     let i = m + ce * p;
     if (h !== void 0 && i - 2n * f > h) break;
     let o = re(i), s = o + d.offsetMsAt(o), l = Math.floor(s / Z), y = s - l * Z, ue = Math.floor(y / Td), de = Math.floor(y / wd) % 60, fe = Math.floor(y / Cd) % 60;
     if (g && ce > 0n) {
      let e = i - jd;
      if (ie(e, i) !== void 0) {
       let t = re(e), n = t + d.offsetMsAt(t);
       if (Math.floor(n / Td) === Math.floor(s / Td)) {
        ce += 1n;
        continue;
       }
      }
     }
     if (l !== oe) {
      let {year: e, month: t} = Gd(l);
      oe = l, S = new Y.PlainDate(e, t, l - Wd(e, t, 1) + 1, u), se = this.matchesSubDailyDate(S);
     }
     let C;
     if (!se) C = x(this.nextSubDailyDateCandidate(S)); else if (a && !a.includes(ue)) {
      let e = a.find(e => e > ue) ?? 24, t = BigInt((de * 60 + fe) * 1e3) * Q + ne;
      C = ae(i, BigInt(e - ue) * jd - t);
     } else if (_ && !_.includes(de)) {
      let e = _.find(e => e > de) ?? 60, t = BigInt(fe * 1e3) * Q + ne;
      C = ae(i, BigInt(e - de) * Ad - t);
     } else if (v && !v.includes(fe)) {
      let e = v.find(e => e > fe) ?? 60;
      C = ae(i, BigInt(e - fe) * kd - ne);
     }
     if (C !== void 0) {
      if (h !== void 0 && C > h) break;
      let e = C - m, t = e <= 0n ? 0n : Bd(e, p);
      ce = t > ce ? t : ce + 1n;
      continue;
     }
     let pe = [], me;
     for (let e of ee ?? [ de ]) for (let t of te ?? [ fe ]) {
      this.recordCandidateEvaluation(n);
      let r = BigInt((e - de) * 60 + (t - fe)) * kd, a = i + r;
      if (r === 0n || ie(r < 0n ? a : i, r < 0n ? i : a) === void 0) {
       pe.push(a);
       continue;
      }
      me ??= b(i);
      let o = me.with({
       minute: e,
       second: t
      });
      o.hour === ue && o.minute === e && o.second === t && pe.push(o.epochNanoseconds);
     }
     pe.sort((e, t) => e < t ? -1 : e > t ? 1 : 0);
     let w = c?.length ? this.applyBySetPosToSortedList(pe).sort((e, t) => e < t ? -1 : e > t ? 1 : 0) : pe;
     for (let i = 0; i < w.length; i++) {
      let a = w[i];
      if (!(a < m || i > 0 && a === w[i - 1]) && !this.processOccurrence(b(a), t, r, e, void 0, n)) return this.applyCountLimitAndMergeRDates(t, e);
     }
     ce += 1n;
    }
    return this.applyCountLimitAndMergeRDates(t, e);
   }
   matchesSubDailyDate(e) {
    return this.matchesByMonth(e) && this.matchesByWeekNo(e) && this.matchesByYearDay(e) && this.matchesByMonthDay(e) && this.matchesByDay(e);
   }
   nextSubDailyDateCandidate(e) {
    let t = this.numericByMonths;
    if (t?.length && !t.includes(e.month)) {
     let n = [ ...t ].sort((e, t) => e - t), r = n.find(t => t > e.month);
     return r === void 0 ? e.with({
      month: 1,
      day: 1
     }).add({
      years: 1
     }).with({
      month: n[0]
     }) : e.with({
      month: r,
      day: 1
     });
    }
    if (!this.matchesByWeekNo(e)) return e.add({
     days: 8 - e.dayOfWeek
    });
    if (!this.matchesByYearDay(e)) {
     let t = e.daysInYear, n = this.lastByYearDay(e), r = this.opts.byYearDay.map(e => e > 0 ? e : n + e + 1).filter(n => n > e.dayOfYear && n <= t);
     return r.length ? e.add({
      days: Math.min(...r) - e.dayOfYear
     }) : e.with({
      month: 1,
      day: 1
     }).add({
      years: 1
     });
    }
    if (!this.matchesByMonthDay(e)) {
     let t = e.daysInMonth, n = this.opts.byMonthDay.map(e => e > 0 ? e : t + e + 1).filter(n => n > e.day && n <= t);
     return n.length ? e.with({
      day: Math.min(...n)
     }) : e.with({
      day: 1
     }).add({
      months: 1
     });
    }
    if (!this.hasOrdinalByDay && this.simpleByDayIsoDays?.length) {
     let t = this.simpleByDayIsoDays.map(t => (t - e.dayOfWeek + 6) % 7 + 1);
     return e.add({
      days: Math.min(...t)
     });
    }
    return e.add({
     days: 1
    });
   }
   _allCalendarPeriods(e, t) {
    let n = [], r = this.createCandidateWorkBudget(), i = this.originalDtstart, {freq: a, interval: o = 1} = this.opts, s = i.toPlainDate(), c = this.opts.until?.withTimeZone(i.timeZoneId).withCalendar(i.calendarId).toPlainDate(), l = a === `DAILY` ? s : s.with({
     day: 1
    });
    a === `YEARLY` && (l = l.with({
     month: 1
    }));
    let u = a === `YEARLY` ? {
     years: o
    } : a === `MONTHLY` ? {
     months: o
    } : {
     days: o
    };
    if (!this.addDtstartIfNeeded(n, e)) return this.applyCountLimitAndMergeRDates(n, e);
    if (a === `DAILY` && this.simpleByDayIsoDays?.length) {
     let t = this.findFirstMatchingDailyStep(l.dayOfWeek, o, this.simpleByDayIsoDays);
     if (t === null) return this.applyCountLimitAndMergeRDates(n, e);
     l = l.add({
      days: t * o
     });
    }
    for (let o = 0; !(c && Y.PlainDate.compare(l, c) > 0); o++) {
     if (o >= this.maxIterations) throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);
     let s = [];
     if (a === `DAILY`) this.matchesByMonth(l) && this.matchesByMonthDay(l) && this.matchesByDay(l) && this.matchesByYearDay(l) && this.matchesByWeekNo(l) && s.push(l); else {
      let e = a === `YEARLY` ? this.opts.byMonth ?? [ i.monthCode ] : [ l.month ];
      for (let t of e) {
       if (a === `MONTHLY` && !this.matchesByMonth(l)) continue;
       let e;
       try {
        e = l.with(typeof t == `number` ? {
         month: t
        } : {
         monthCode: t
        }, {
         overflow: `reject`
        });
       } catch {
        continue;
       }
       let n = this.applySkipForDay(i.calendarId, l.year, e, i.day);
       n && s.push(n);
      }
     }
     if (!this.visitPeriodCandidates(s, t => this.processOccurrence(t, n, i, e, void 0, r), t ?? i, this.opts.until, r)) break;
     l = l.add(u);
    }
    return this.applyCountLimitAndMergeRDates(n, e);
   }
   all(e) {
    if (e) {
     let t = [];
     return this.allInternal((n, r) => {
      let i = this.toPublicDate(n);
      return e(i, r) ? (t.push(i), !0) : !1;
     }), t;
    }
    return !e && this.opts.cache !== !1 ? (this.allResultCache ||= this.allInternal(), 
    this.publicAllResultCache ||= this.toPublicDates(this.allResultCache), this.publicAllResultCache.slice()) : this.toPublicDates(this.allInternal());
   }
   allInternal(e, t) {
    if (this.opts.count === void 0 && !this.opts.until && !e) throw Error(`all() requires iterator when no COUNT/UNTIL`);
    if (e && (this.opts.rDate || this.opts.exDate)) return this.iterateRecurrenceSet(e);
    if (this.opts.count === 0) return this.applyCountLimitAndMergeRDates([], e);
    if (this.opts.until && Y.ZonedDateTime.compare(this.opts.until, this.originalDtstart) < 0) {
     let t = [];
     return this.addDtstartIfNeeded(t, e), this.applyCountLimitAndMergeRDates(t, e);
    }
    if (this.opts.rscale && [ `CHINESE`, `HEBREW`, `INDIAN` ].includes(this.opts.rscale) && ([ `YEARLY`, `MONTHLY`, `WEEKLY` ].includes(this.opts.freq) || this.opts.byYearDay || this.opts.byWeekNo || this.opts.byMonthDay && this.opts.byMonthDay.length > 0)) return this._allRscaleNonGregorian(e, t);
    if (this.opts.byWeekNo && this.opts.byYearDay && !this.hasPossibleYearDayWeekNoCombination()) {
     let t = [];
     return this.addDtstartIfNeeded(t, e), this.applyCountLimitAndMergeRDates(t, e);
    }
    let n = this.allUtcFastPath(e);
    if (n) return this.opts.rDate || this.opts.exDate ? this.applyCountLimitAndMergeRDates(n) : n;
    let r = this.allTzEpochFastPath(e);
    return r ? this.opts.rDate || this.opts.exDate ? this.applyCountLimitAndMergeRDates(r) : r : this.opts.freq === `DAILY` || [ `MONTHLY`, `YEARLY` ].includes(this.opts.freq) && !this.opts.byDay && !this.opts.byMonthDay && !this.opts.byYearDay && !this.opts.byWeekNo ? this._allCalendarPeriods(e, t) : this.opts.freq === `MONTHLY` && (this.opts.byDay || this.opts.byMonthDay) && !this.opts.byWeekNo ? this._allMonthlyByDayOrMonthDay(e, t) : this.opts.freq === `WEEKLY` && !(this.opts.byYearDay && this.opts.byYearDay.length > 0) && !(this.opts.byWeekNo && this.opts.byWeekNo.length > 0) ? this._allWeekly(e, t) : this.opts.freq === `YEARLY` && (this.opts.byDay || this.opts.byMonthDay || this.opts.byYearDay || this.opts.byWeekNo) || this.opts.freq === `WEEKLY` && this.opts.byYearDay && this.opts.byYearDay.length > 0 || this.opts.freq === `WEEKLY` && this.opts.byWeekNo && this.opts.byWeekNo.length > 0 ? this._allYearlyComplex(e, t) : [ `HOURLY`, `MINUTELY`, `SECONDLY` ].includes(this.opts.freq) && !this.opts.rscale && (this.opts.byMonth || this.opts.byWeekNo || this.opts.byYearDay || this.opts.byMonthDay || this.opts.byDay || this.opts.byHour || this.opts.byMinute || this.opts.bySecond || this.opts.bySetPos) ? this._allSubDailyPeriods(e) : (this.opts.freq === `MINUTELY` || this.opts.freq === `SECONDLY`) && (this.opts.byMonth || this.opts.byWeekNo || this.opts.byYearDay || this.opts.byMonthDay || this.opts.byDay) ? this._allMinutelySecondlyComplex(e) : this.opts.freq === `MONTHLY` && this.opts.byWeekNo && this.opts.byWeekNo.length > 0 ? this._allMonthlyByWeekNo(e, t) : this.opts.freq === `MONTHLY` && this.opts.byYearDay && this.opts.byYearDay.length > 0 && !this.opts.byDay && !this.opts.byMonthDay ? this._allMonthlyByYearDay(e, t) : (this.opts.freq === `MINUTELY` || this.opts.freq === `HOURLY`) && this.opts.bySetPos ? this._allDailyMinutelyHourlyWithBySetPos(e) : this._allFallback(e);
   }
   mergeAndDeduplicateRDates(e) {
    this.opts.rDate && e.push(...this.opts.rDate);
    let t = e.map(e => e.epochNanoseconds), n = !0;
    for (let e = 1; e < t.length; e++) if (t[e - 1] > t[e]) {
     n = !1;
     break;
    }
    n || (e = e.map((e, t) => t).sort((e, n) => t[e] < t[n] ? -1 : t[e] > t[n] ? 1 : 0).map(t => e[t]), 
    t.sort((e, t) => e < t ? -1 : e > t ? 1 : 0));
    let r = [];
    for (let n = 0; n < e.length; n++) (n === 0 || t[n] !== t[n - 1]) && r.push(e[n]);
    return r;
   }
   isExcluded(e) {
    return this.isExcludedEpoch(e.epochNanoseconds);
   }
   isExcludedEpoch(e) {
    return !this.opts.exDate || this.opts.exDate.length === 0 ? !1 : (this.exDateEpochNs === void 0 && (this.exDateEpochNs = new Set(this.opts.exDate.map(e => e.epochNanoseconds))), 
    this.exDateEpochNs.has(e));
   }
   getNumericRDates() {
    if (this.numericRDatesCache) return this.numericRDatesCache;
    let e = [ ...this.opts.rDate ?? [] ].sort((e, t) => e.epochNanoseconds < t.epochNanoseconds ? -1 : e.epochNanoseconds > t.epochNanoseconds ? 1 : 0), t = [], n;
    for (let r of e) r.epochNanoseconds !== n && (n = r.epochNanoseconds, this.isExcludedEpoch(n) || t.push(r));
    return this.numericRDatesCache = t;
   }
   numericRDateLowerBound(e, t) {
    let n = this.getNumericRDates(), r = 0, i = n.length;
    for (;r < i; ) {
     let a = r + Math.floor((i - r) / 2), o = n[a].epochNanoseconds;
     (t ? o > e : o >= e) ? i = a : r = a + 1;
    }
    return r;
   }
   excludeExDates(e) {
    return !this.opts.exDate || this.opts.exDate.length === 0 ? e : e.filter(e => !this.isExcluded(e));
   }
   applyCountLimitAndMergeRDates(e, t) {
    let n = this.opts.count === void 0 ? e : e.slice(0, Math.max(this.opts.count, 0)), r = this.mergeAndDeduplicateRDates(n), i = this.excludeExDates(r);
    return !t || !this.opts.rDate && !this.opts.exDate ? i : this.applyIterator(i, t);
   }
   iterateRecurrenceSet(t) {
    let n = [], r = [ ...this.opts.rDate ?? [] ].sort((e, t) => Y.ZonedDateTime.compare(e, t)), i = 0, a, o = !1, s = e => {
     let r = e.epochNanoseconds;
     return a === r || (a = r, this.isExcluded(e)) ? !0 : t(e, n.length) ? (n.push(e), 
     !0) : (o = !0, !1);
    }, c = e => {
     for (;i < r.length && r[i].epochNanoseconds < e; ) if (!s(r[i++])) return !1;
     return !0;
    }, l = e => {
     if (!c(e.epochNanoseconds) || !s(e)) return !1;
     for (;i < r.length && r[i].epochNanoseconds === e.epochNanoseconds; ) i++;
     return !0;
    };
    for ((this.opts.count === void 0 || this.opts.count > 0) && new e({
     ...this.cloneOptions(),
     rDate: void 0,
     exDate: void 0,
     cache: !1
    }).allInternal(l); !o && i < r.length && s(r[i++]); ) ;
    return n;
   }
   applyIterator(e, t) {
    let n = [];
    for (let r of e) {
     if (!t(r, n.length)) break;
     n.push(r);
    }
    return n;
   }
   shouldBreakForCountLimit(e) {
    return this.opts.count === void 0 ? !1 : e >= this.opts.count;
   }
   hasTimeOfDayBetween(e, t) {
    if (Y.PlainTime.compare(e, t) >= 0) return !1;
    let n = this.originalDtstart, r = this.opts.byHour ?? [ n.hour ], i = this.opts.byMinute ?? [ n.minute ], a = this.opts.bySecond ?? [ n.second ];
    for (let o of r) for (let r of i) for (let i of a) {
     let a = Y.PlainTime.from({
      hour: o,
      minute: r,
      second: i,
      millisecond: n.millisecond,
      microsecond: n.microsecond,
      nanosecond: n.nanosecond
     });
     if (Y.PlainTime.compare(a, e) >= 0 && Y.PlainTime.compare(a, t) < 0) return !0;
    }
    return !1;
   }
   assertNumericCandidateReachable(e) {
    if (e && e.periodIndex >= this.maxIterations) throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);
   }
   numericExhaustionCandidate(e) {
    return e.count < e.maximumCount ? e.select(e.count) : e.count > 0 ? e.select(e.count - 1) : null;
   }
   tryNumericNext(e, t) {
    let n = this.getNumericQueryPlan();
    if (!n) return {
     handled: !1
    };
    let r = n.lowerBound(e, !t);
    if (!this.opts.rDate && !this.opts.exDate) {
     if (r >= n.count) return this.assertNumericCandidateReachable(this.numericExhaustionCandidate(n)), 
     {
      handled: !0,
      value: null
     };
     let e = n.select(r);
     return e ? (this.assertNumericCandidateReachable(e), {
      handled: !0,
      value: this.zdtFromEpochMs(e.epochMilliseconds)
     }) : {
      handled: !1
     };
    }
    let i = this.getNumericRDates()[this.numericRDateLowerBound(e, !t)];
    for (;r < n.count; ) {
     let e = n.select(r);
     if (!e) return {
      handled: !1
     };
     let t = BigInt(e.epochMilliseconds) * Q;
     if (this.assertNumericCandidateReachable(e), i && i.epochNanoseconds < t) return {
      handled: !0,
      value: i
     };
     if (!this.isExcludedEpoch(t)) return {
      handled: !0,
      value: this.zdtFromEpochMs(e.epochMilliseconds)
     };
     r += 1;
    }
    let a = this.numericExhaustionCandidate(n);
    return this.assertNumericCandidateReachable(a), {
     handled: !0,
     value: i ?? null
    };
   }
   tryNumericPrevious(e, t) {
    let n = this.getNumericQueryPlan();
    if (!n) return {
     handled: !1
    };
    let r = n.lowerBound(e, t), i = r < n.count ? n.select(r) : this.numericExhaustionCandidate(n);
    this.assertNumericCandidateReachable(i);
    let a = r - 1;
    if (!this.opts.rDate && !this.opts.exDate) {
     if (a < 0) return {
      handled: !0,
      value: null
     };
     let e = n.select(a);
     return e ? {
      handled: !0,
      value: this.zdtFromEpochMs(e.epochMilliseconds)
     } : {
      handled: !1
     };
    }
    let o = null;
    for (;a >= 0; ) {
     let e = n.select(a);
     if (!e) return {
      handled: !1
     };
     if (!this.isExcludedEpoch(BigInt(e.epochMilliseconds) * Q)) {
      o = e;
      break;
     }
     --a;
    }
    let s = this.getNumericRDates(), c = this.numericRDateLowerBound(e, t) - 1, l = c >= 0 ? s[c] : null;
    return !o || l && l.epochNanoseconds > BigInt(o.epochMilliseconds) * Q ? {
     handled: !0,
     value: l
    } : {
     handled: !0,
     value: this.zdtFromEpochMs(o.epochMilliseconds)
    };
   }
   tryNumericBetween(e, t, n) {
    if (e > t) return {
     handled: !1
    };
    let r = this.getNumericQueryPlan();
    if (!r) return {
     handled: !1
    };
    let i = r.lowerBound(e, !n), a = r.lowerBound(t, n), o = r.lowerBound(t, !0), s = o < r.count ? r.select(o) : this.numericExhaustionCandidate(r);
    if (this.assertNumericCandidateReachable(s), i >= a && !this.opts.rDate) return {
     handled: !0,
     value: []
    };
    if (!this.opts.rDate && !this.opts.exDate) {
     let e = Array(a - i);
     for (let t = i; t < a; t++) {
      let n = r.select(t);
      if (!n) return {
       handled: !1
      };
      e[t - i] = this.zdtFromEpochMs(n.epochMilliseconds);
     }
     return {
      handled: !0,
      value: e
     };
    }
    let c = [];
    for (let e = i; e < a; e++) {
     let t = r.select(e);
     if (!t) return {
      handled: !1
     };
     let n = BigInt(t.epochMilliseconds) * Q;
     this.isExcludedEpoch(n) || c.push(this.zdtFromEpochMs(t.epochMilliseconds));
    }
    let l = this.getNumericRDates(), u = this.numericRDateLowerBound(e, !n), d = this.numericRDateLowerBound(t, n), f = [], p = 0, m = u;
    for (;p < c.length || m < d; ) {
     let e = c[p], t = l[m];
     !t || e && e.epochNanoseconds <= t.epochNanoseconds ? (f.push(e), p += 1, t && t.epochNanoseconds === e.epochNanoseconds && (m += 1)) : (f.push(t), 
     m += 1);
    }
    return {
     handled: !0,
     value: f
    };
   }
   periodScanBudget(e, t, n) {
    let r = Math.floor((this.maxIterations - 16) / t), i = Math.floor(this.maxCandidateEvaluations / (e.candidatesPerPeriod * t)) - 16;
    return Math.min(n, r, i);
   }
   resolvePeriodEpochs(e, t) {
    if (e.rankedPeriodWallSpan && this.tzid !== `UTC`) {
     let n = e.rankedPeriodWallSpan(t);
     if (!n) return null;
     let r = this.getZoneResolver();
     if (this.timeSlotOffsetsMs.some(e => r.timeOfDayMayHitGap(e, n[0] - Z, n[1] + Z))) return null;
    }
    let n = e.wallsForPeriod(t);
    if (!n) return null;
    let r = Array(n.length);
    for (let e = 0; e < n.length; e++) {
     let t = this.resolveNumericWallMilliseconds(n[e]);
     if (t === null) return null;
     r[e] = t;
    }
    return r;
   }
   isExcludedEpochMilliseconds(e) {
    return !!this.opts.exDate?.length && this.isExcludedEpoch(BigInt(e) * Q);
   }
   periodScanForward(e, t, n, r = 1) {
    let i = this.originalDtstart.epochMilliseconds, a = this.opts.until?.epochMilliseconds, o = Math.max(t, i);
    if (a !== void 0 && o > a) return null;
    let s = this.periodScanBudget(e, r, Fd), c = e => a !== void 0 && e > a ? null : n !== void 0 && e > n ? e : this.isExcludedEpochMilliseconds(e) ? void 0 : e, l = e.stepMilliseconds;
    if (l !== void 0) {
     let e = i + Math.ceil((o - i) / l) * l;
     e < o ? e += l : e - l >= o && (e -= l);
     for (let t = 0; t < s; t++, e += l) {
      if (!Ud(e)) return;
      let t = c(e);
      if (t !== void 0) return t;
     }
     return;
    }
    let u = Math.max(0, e.periodOfWall(this.tzid === `UTC` ? o : o - Z));
    for (let t = 0; t < s; t++, u++) {
     let t = this.resolvePeriodEpochs(e, u);
     if (!t) return;
     for (let e of t) {
      if (e < o) continue;
      let t = c(e);
      if (t !== void 0) return t;
     }
    }
   }
   periodScanBackward(e, t, n) {
    let r = this.originalDtstart.epochMilliseconds, i = this.opts.until?.epochMilliseconds, a = i === void 0 ? t : Math.min(t, i);
    if (a < r) return null;
    let o = this.periodScanBudget(e, 8, Fd), s = e => e < r ? null : n !== void 0 && e < n ? e : this.isExcludedEpochMilliseconds(e) ? void 0 : e, c = e.stepMilliseconds;
    if (c !== void 0) {
     let e = r + Math.floor((a - r) / c) * c;
     e > a ? e -= c : e + c <= a && (e += c);
     for (let t = 0; t < o; t++, e -= c) {
      let t = s(e);
      if (t !== void 0) return t;
     }
     return;
    }
    let l = e.periodOfWall(this.tzid === `UTC` ? a : a + Z);
    for (let t = 0; t < o; t++, l--) {
     if (l < 0) return null;
     let t = this.resolvePeriodEpochs(e, l);
     if (!t) return;
     for (let e = t.length - 1; e >= 0; e--) {
      let n = t[e];
      if (n > a) continue;
      let r = s(n);
      if (r !== void 0) return r;
     }
    }
   }
   periodEpochsBetween(e, t, n) {
    let r = this.originalDtstart.epochMilliseconds, i = this.opts.until?.epochMilliseconds, a = Math.max(t, r), o = i === void 0 ? n : Math.min(n, i), s = [];
    if (a > o) return s;
    let c = this.periodScanBudget(e, 1, 1 / 0), l = e.stepMilliseconds;
    if (l !== void 0) {
     let e = r + Math.ceil((a - r) / l) * l;
     if (e < a ? e += l : e - l >= a && (e -= l), (o - e) / l >= c) return null;
     for (let t = e; t <= o; t += l) {
      if (!Ud(t)) return null;
      this.isExcludedEpochMilliseconds(t) || s.push(t);
     }
     return s;
    }
    let u = this.tzid === `UTC`, d = Math.max(0, e.periodOfWall(u ? a : a - Z)), f = e.periodOfWall(u ? o : o + Z);
    if (f - d >= c) return null;
    for (let t = d; t <= f; t++) {
     let n = this.resolvePeriodEpochs(e, t);
     if (!n) return null;
     for (let e of n) e < a || e > o || this.isExcludedEpochMilliseconds(e) || s.push(e);
    }
    return s;
   }
   tryPeriodNext(e, t) {
    let n = this.getPeriodQueryPlan();
    if (!n) return {
     handled: !1
    };
    let r = this.opts.rDate ? this.getNumericRDates()[this.numericRDateLowerBound(e, !t)] : void 0, i = this.periodScanForward(n, Vd(e, !t), r ? Hd(r.epochNanoseconds, !1) : void 0);
    return i === void 0 ? {
     handled: !1
    } : r && (i === null || BigInt(i) * Q > r.epochNanoseconds) ? {
     handled: !0,
     value: r
    } : {
     handled: !0,
     value: i === null ? null : this.zdtFromEpochMs(i)
    };
   }
   tryPeriodPrevious(e, t) {
    let n = this.getPeriodQueryPlan();
    if (!n) return {
     handled: !1
    };
    let r = this.opts.rDate ? this.numericRDateLowerBound(e, t) - 1 : -1, i = r >= 0 ? this.getNumericRDates()[r] : null, a = this.periodScanBackward(n, Hd(e, !t), i ? Vd(i.epochNanoseconds, !1) : void 0);
    return a === void 0 || this.periodScanForward(n, Vd(e, t), void 0, 2) === void 0 ? {
     handled: !1
    } : i && (a === null || BigInt(a) * Q < i.epochNanoseconds) ? {
     handled: !0,
     value: i
    } : {
     handled: !0,
     value: a === null ? null : this.zdtFromEpochMs(a)
    };
   }
   tryPeriodBetween(e, t, n) {
    if (e > t) return {
     handled: !1
    };
    let r = this.getPeriodQueryPlan();
    if (!r) return {
     handled: !1
    };
    let i = this.periodEpochsBetween(r, Vd(e, !n), Hd(t, !n));
    if (!i) return {
     handled: !1
    };
    let a = i.map(e => this.zdtFromEpochMs(e));
    if (!this.opts.rDate) return {
     handled: !0,
     value: a
    };
    let o = this.getNumericRDates(), s = this.numericRDateLowerBound(t, n), c = [], l = 0, u = this.numericRDateLowerBound(e, !n);
    for (;l < a.length || u < s; ) {
     let e = a[l], t = u < s ? o[u] : void 0;
     !t || e && e.epochNanoseconds <= t.epochNanoseconds ? (c.push(e), l += 1, t && t.epochNanoseconds === e.epochNanoseconds && (u += 1)) : (c.push(t), 
     u += 1);
    }
    return {
     handled: !0,
     value: c
    };
   }
   between(t, n, r = !1) {
    let i = Qd(t, `after`), a = Qd(n, `before`), o = this.tryNumericBetween(i, a, r);
    if (o.handled) return this.toPublicDates(o.value);
    let s = this.tryPeriodBetween(i, a, r);
    if (s.handled) return this.toPublicDates(s.value);
    let c = new Y.ZonedDateTime(i, this.tzid, this.originalDtstart.calendarId), l = new Y.ZonedDateTime(a, this.tzid, this.originalDtstart.calendarId), u = {
     ...this.opts
    };
    (!u.until || Y.ZonedDateTime.compare(l, u.until) < 0) && (u.until = l), u.count === void 0 && Object.assign(u, this.alignedQueryStart(c));
    let d = new e({
     ...u,
     strict: u.count === void 0 ? u.strict : !1,
     temporal: this.outputTemporal
    }).allInternal(void 0, u.count === void 0 ? c : void 0);
    return this.toPublicDates(d.filter(e => {
     let t = r ? e.epochNanoseconds >= i : e.epochNanoseconds > i, n = r ? e.epochNanoseconds <= a : e.epochNanoseconds < a;
     return t && n;
    }));
   }
   jumpAlignedDtstart(t) {
    if (t = t.withTimeZone(this.originalDtstart.timeZoneId).withCalendar(this.originalDtstart.calendarId), 
    t.epochNanoseconds <= this.originalDtstart.epochNanoseconds || this.opts.rscale || this.originalDtstart.timeZoneId !== this.tzid || this.opts.freq === `MONTHLY` && this.opts.byWeekNo || [ `MONTHLY`, `YEARLY` ].includes(this.opts.freq) && ![ `iso8601`, `gregory` ].includes(this.originalDtstart.calendarId)) return this.originalDtstart;
    let n = this.opts.interval ?? 1, r = t.withPlainTime(this.originalDtstart.toPlainTime()), i;
    switch (this.opts.freq) {
    case `YEARLY`:
     i = `years`;
     break;

    case `MONTHLY`:
     i = `months`;
     break;

    case `WEEKLY`:
     i = `weeks`;
     break;

    case `DAILY`:
     i = `days`;
     break;

    case `HOURLY`:
     i = `hours`;
     break;

    case `MINUTELY`:
     i = `minutes`;
     break;

    default:
     i = `seconds`;
    }
    let a = e.normalizeToPolyfill(this.opts.dtstart), o = e.normalizeToPolyfill(t).withTimeZone(a.timeZoneId), s = e.normalizeToPolyfill(r.withPlainTime(this.originalDtstart.toPlainTime())).withTimeZone(a.timeZoneId), c = [ `hours`, `minutes`, `seconds` ].includes(i) ? o : s, l = a.until(c, {
     largestUnit: i
    })[i], u = Math.floor(l / n), d = e => {
     switch (i) {
     case `years`:
      return {
       years: e
      };

     case `months`:
      return {
       months: e
      };

     case `weeks`:
      return {
       weeks: e
      };

     case `days`:
      return {
       days: e
      };

     case `hours`:
      return {
       hours: e
      };

     case `minutes`:
      return {
       minutes: e
      };

     default:
      return {
       seconds: e
      };
     }
    }, f = [ `years`, `months`, `weeks`, `days` ].includes(i), p = () => {
     for (;u > 0; ) {
      if (!f) return a.add(d(u * n));
      try {
       let e = this.originalDtstart.toPlainDateTime().add(d(u * n), {
        overflow: `reject`
       }), t = this.resolveGeneratedTime(e);
       if (t) return t;
      } catch {}
      --u;
     }
     return this.originalDtstart;
    }, m = p();
    this.opts.freq === `HOURLY` && n === 1 && u > 0 && m.subtract({
     hours: 1
    }).hour === m.hour && (--u, m = p()), u > 0 && [ `years`, `months`, `weeks`, `days` ].includes(i) && m.toPlainDate().equals(o.toPlainDate()) && Y.ZonedDateTime.compare(m, o) > 0 && this.hasTimeOfDayBetween(o.toPlainTime(), m.toPlainTime()) && (--u, 
    m = p());
    let h = e.normalizeToPolyfill(this.opts.dtstart);
    return Y.ZonedDateTime.compare(m, h) < 0 && (m = h), m;
   }
   matches(e) {
    let t = Qd(e, `date`);
    return this.nextInternal(t, !0)?.epochNanoseconds === t;
   }
   occursOn(e) {
    let t = Y.PlainDate.from(e.toString()), n = t.toZonedDateTime({
     timeZone: this.tzid,
     plainTime: Y.PlainTime.from(`00:00`)
    });
    if (!n.toPlainDate().equals(t)) return !1;
    let r = t.add({
     days: 1
    }).toZonedDateTime({
     timeZone: this.tzid,
     plainTime: Y.PlainTime.from(`00:00`)
    }), i = this.nextInternal(n.epochNanoseconds, !0);
    return i !== null && i.epochNanoseconds < r.epochNanoseconds;
   }
   nextInternal(e, t) {
    let n = this.tryNumericNext(e, t);
    if (n.handled) return n.value;
    let r = this.tryPeriodNext(e, t);
    if (r.handled) return r.value;
    let i = null, a = n => {
     n.allInternal(n => (t ? n.epochNanoseconds >= e : n.epochNanoseconds > e) ? ((!i || n.epochNanoseconds < i.epochNanoseconds) && (i = n), 
     !1) : !0);
    };
    return this.opts.count === void 0 ? a(this.ruleFromAlignedDtstart(new Y.ZonedDateTime(e, this.tzid))) : a(this), 
    i;
   }
   next(e = new Date, t = !1) {
    return this.toPublicDate(this.nextInternal(Qd(e, `after`), t));
   }
   alignedQueryStart(e) {
    let t = this.jumpAlignedDtstart(e);
    return {
     dtstart: t,
     includeDtstart: this.includeDtstart && t.epochNanoseconds === this.originalDtstart.epochNanoseconds
    };
   }
   ruleFromAlignedDtstart(t) {
    let n = this.alignedQueryStart(t);
    return n.dtstart.epochNanoseconds === this.originalDtstart.epochNanoseconds ? this : new e({
     ...this.opts,
     temporal: this.outputTemporal,
     ...n
    });
   }
   previous(e = new Date, t = !1) {
    let n = Qd(e, `before`), r = this.tryNumericPrevious(n, t);
    if (r.handled) return this.toPublicDate(r.value);
    let i = this.tryPeriodPrevious(n, t);
    if (i.handled) return this.toPublicDate(i.value);
    let a = null;
    if (this.opts.rDate?.length) {
     let e = this.numericRDateLowerBound(n, t) - 1;
     a = e >= 0 ? this.getNumericRDates()[e] : null;
    }
    let o = this.previousFromRule(n, t, a?.epochNanoseconds);
    return !o || a && a.epochNanoseconds > o.epochNanoseconds ? this.toPublicDate(a) : this.toPublicDate(o);
   }
   previousFromRule(t, n, r) {
    let i = this.opts.rDate && this.opts.rDate.length > 0 ? new e({
     ...this.opts,
     temporal: this.outputTemporal,
     rDate: void 0
    }) : this, a = e => {
     let r = null;
     return e.allInternal(e => (n ? e.epochNanoseconds > t : e.epochNanoseconds >= t) ? !1 : (r = e, 
     !0)), r;
    };
    if (i.opts.count !== void 0) return a(i);
    let o = i.opts.until?.epochNanoseconds, s = new Y.ZonedDateTime(o !== void 0 && o < t ? o : t, i.tzid, i.originalDtstart.calendarId), c = i.opts.interval ?? 1;
    for (let e = 0; e < 16; e++) {
     let t = e === 0 ? s : s.subtract(i.freqDuration(c * 4 ** e)), n = r !== void 0 && t.epochNanoseconds <= r;
     n && (t = new Y.ZonedDateTime(r, i.tzid, i.originalDtstart.calendarId));
     let o = i.ruleFromAlignedDtstart(t), l = a(o);
     if (l || o === i || n) return l;
    }
    return a(i);
   }
   freqDuration(e) {
    switch (this.opts.freq) {
    case `YEARLY`:
     return {
      years: e
     };

    case `MONTHLY`:
     return {
      months: e
     };

    case `WEEKLY`:
     return {
      weeks: e
     };

    case `DAILY`:
     return {
      days: e
     };

    case `HOURLY`:
     return {
      hours: e
     };

    case `MINUTELY`:
     return {
      minutes: e
     };

    default:
     return {
      seconds: e
     };
    }
   }
   toString() {
    let e = this.originalDtstart.toString({
     smallestUnit: `second`
    }).replace(/[-:]/g, ``), t = `DTSTART;TZID=${this.tzid}:${e.slice(0, 15)}`, n = [], {freq: r, interval: i, count: a, until: o, byHour: s, byMinute: c, bySecond: l, byDay: u, byMonth: d, byMonthDay: f, bySetPos: p, byWeekNo: m, byYearDay: h, wkst: g, rDate: _, exDate: v} = this.opts;
    this.opts.rscale && n.push(`RSCALE=${this.opts.rscale}`), this.opts.rscale && this.opts.skip && n.push(`SKIP=${this.opts.skip}`), 
    n.push(`FREQ=${r}`), i !== 1 && n.push(`INTERVAL=${i}`), a !== void 0 && n.push(`COUNT=${a}`), 
    o && n.push(`UNTIL=${this.formatIcsDateTime(o)}`), s && n.push(`BYHOUR=${s.join(`,`)}`), 
    c && n.push(`BYMINUTE=${c.join(`,`)}`), l && n.push(`BYSECOND=${l.join(`,`)}`), 
    u && n.push(`BYDAY=${u.join(`,`)}`), d && n.push(`BYMONTH=${d.join(`,`)}`), f && n.push(`BYMONTHDAY=${f.join(`,`)}`), 
    p && n.push(`BYSETPOS=${p.join(`,`)}`), m && n.push(`BYWEEKNO=${m.join(`,`)}`), 
    h && n.push(`BYYEARDAY=${h.join(`,`)}`), g && n.push(`WKST=${g}`);
    let ee = [ t, `RRULE:${n.join(`;`)}` ];
    return _ && ee.push(`RDATE:${this.joinDates(_)}`), v && ee.push(`EXDATE:${this.joinDates(v)}`), 
    ee.join(`\n`);
   }
   formatIcsDateTime(e) {
    return e.toInstant().toString().replace(/[-:]/g, ``).slice(0, 15) + `Z`;
   }
   joinDates(e) {
    return e.map(e => this.formatIcsDateTime(e));
   }
   generateMonthlyDateCandidates(e) {
    let t = e.day === 1 ? e : e.with({
     day: 1
    });
    if (!this.opts.byDay && !this.opts.byMonthDay) return [ e ];
    let n = this.generateMonthlyOccurrenceDays(t);
    return n.length === 0 ? [] : n.map(e => t.with({
     day: e
    }));
   }
   generateMonthlyOccurrences(e) {
    let t = [];
    return this.visitDateTimeCandidates(this.generateMonthlyDateCandidates(e.toPlainDate()), 1, e => (t.push(e), 
    !0)), t;
   }
   generateYearlyDateCandidates(e) {
    let t = this.opts.byMonth ? this.opts.byMonth.filter(e => typeof e == `number`).sort((e, t) => e - t) : this.opts.byMonthDay || this.opts.byDay ? [ 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 ] : [ this.originalDtstart.month ], n = [];
    if (this.opts.byDay && this.opts.byDay.some(e => /^[+-]?\d/.test(e)) && !this.opts.byMonth) {
     let t = X;
     for (let r of this.opts.byDay) {
      let i = Jd(r);
      if (!i || i.ord === 0) continue;
      let a = i.ord, o = t[i.weekday], s;
      if (a > 0) {
       let t = e.with({
        month: 1,
        day: 1
       }), n = (o - t.dayOfWeek + 7) % 7;
       s = t.add({
        days: n + 7 * (a - 1)
       });
      } else {
       let t = e.with({
        month: 12,
        day: 31
       }), n = (t.dayOfWeek - o + 7) % 7;
       s = t.subtract({
        days: n + 7 * (-a - 1)
       });
      }
      n.push(s);
     }
    } else if (!this.opts.byYearDay && !this.opts.byWeekNo) {
     n = [];
     for (let r of t) {
      let t = e.with({
       month: r,
       day: 1
      }), i = this.generateMonthlyDateCandidates(t);
      if (i.length === 0 && this.opts.rscale && this.opts.byMonthDay && this.opts.byMonthDay.length > 0) {
       let e = t.add({
        months: 1
       }).subtract({
        days: 1
       }).day, r = this.opts.byMonthDay[0], i = r > 0 ? r : e + r + 1;
       if (i > e || i <= 0) {
        let r = this.opts.skip || `OMIT`;
        if (r === `BACKWARD`) n.push(t.with({
         day: e
        })); else if (r === `FORWARD`) {
         let e = t.add({
          months: 1
         }).with({
          day: 1
         });
         n.push(e);
        }
       }
      } else n.push(...i);
     }
    }
    if (this.opts.byYearDay) {
     let t = e.with({
      month: 12,
      day: 31
     }).dayOfYear;
     for (let r of this.opts.byYearDay) {
      let i = r > 0 ? r : t + r + 1;
      if (i <= 0 || i > t) continue;
      let a = (this.opts.freq, e.with({
       month: 1,
       day: 1
      }).add({
       days: i - 1
      }));
      (!this.opts.byMonth || this.opts.byMonth.includes(a.month)) && n.push(a);
     }
    }
    if (this.opts.byWeekNo) {
     let {lastWeek: t, firstWeekStart: r, tokens: i} = this.isoWeekByDay(e);
     for (let e of this.opts.byWeekNo) {
      if (e > 0 && e > t || e < 0 && -e > t) continue;
      let a = e > 0 ? e - 1 : t + e, o = r.add({
       weeks: a
      });
      n.push(...this.addByDayDates(i, o));
     }
    }
    return this.sortedUniqueDateCandidates(n);
   }
   addByDayDates(e, t) {
    let n = X, r = n[this.opts.wkst || `MO`], i = [];
    for (let a of e) {
     if (!a) continue;
     let e = n[a], o = t.add({
      days: (e - r + 7) % 7
     });
     (!this.opts.byMonth || this.opts.byMonth.includes(o.month)) && i.push(o);
    }
    return this.sortedUniqueDateCandidates(i);
   }
   findNextValidValue(e, t, n) {
    return t.find(t => n(t, e) > 0) || null;
   }
   findNextValidDate(e) {
    if (this.opts.byWeekNo && this.opts.byYearDay) {
     let t = e.with({
      month: 1,
      day: 1,
      hour: 0,
      minute: 0,
      second: 0,
      millisecond: 0
     }), n = this.opts.byYearDay.map(e => {
      let n = t.with({
       month: 12,
       day: 31
      }).dayOfYear;
      return e > 0 ? e : n + e + 1;
     });
     for (let e of n) {
      let n = t.add({
       days: e - 1
      });
      if (this.matchesByWeekNo(n)) break;
     }
    }
    if (this.opts.byMonth) {
     let t = this.opts.byMonth.filter(e => typeof e == `number`);
     if (t.length && !t.includes(e.month)) {
      let n = [ ...t ].sort((e, t) => e - t), r = this.findNextValidValue(e.month, n, (e, t) => e - t);
      return e = r ? e.with({
       month: r,
       day: 1,
       hour: 0,
       minute: 0,
       second: 0
      }) : e.add({
       years: 1
      }).with({
       month: n[0],
       day: 1,
       hour: 0,
       minute: 0,
       second: 0
      }), e = this.applyTimeOverride(e), e;
     }
    }
    if (this.opts.byWeekNo && !this.matchesByWeekNo(e)) return e = e.add({
     weeks: 1
    }).with({
     hour: 0,
     minute: 0,
     second: 0
    }), e = this.applyTimeOverride(e), e;
    if (this.opts.byYearDay && !this.matchesByYearDay(e)) {
     let t = [ ...this.opts.byYearDay ].sort((e, t) => e - t), n = e.dayOfYear, r = e.with({
      month: 12,
      day: 31
     }).dayOfYear, i = t.find(e => (e > 0 ? e : r + e + 1) > n);
     if (i) {
      let t = i > 0 ? i : r + i + 1;
      e = this.opts.freq === `MINUTELY` || this.opts.freq === `SECONDLY` ? e.with({
       month: 1,
       day: 1,
       hour: 0,
       minute: 0,
       second: 0,
       millisecond: 0
      }).add({
       days: t - 1
      }) : e.with({
       month: 1,
       day: 1
      }).add({
       days: t - 1
      });
     } else {
      let n = e.add({
       years: 1
      }), r = n.with({
       month: 12,
       day: 31
      }).dayOfYear, i = t[0];
      if (i !== void 0) {
       let t = i > 0 ? i : r + i + 1;
       e = this.opts.freq === `MINUTELY` || this.opts.freq === `SECONDLY` ? n.with({
        month: 1,
        day: 1,
        hour: 0,
        minute: 0,
        second: 0,
        millisecond: 0
       }).add({
        days: t - 1
       }) : n.with({
        month: 1,
        day: 1
       }).add({
        days: t - 1
       });
      }
     }
     return e = this.applyTimeOverride(e), e;
    }
    if (this.opts.byMonthDay && !this.matchesByMonthDay(e)) {
     let t = [ ...this.opts.byMonthDay ].sort((e, t) => e - t), n = e.with({
      day: 1
     }).add({
      months: 1
     }).subtract({
      days: 1
     }).day, r = e.day, i = t.map(e => e > 0 ? e : n + e + 1).filter(e => e > 0 && e <= n).sort((e, t) => e - t), a = this.findNextValidValue(r, i, (e, t) => e - t);
     if (a) e = e.with({
      day: a,
      hour: 0,
      minute: 0,
      second: 0
     }); else {
      let n = e.add({
       months: 1
      }).with({
       day: 1
      }), r = n.add({
       months: 1
      }).subtract({
       days: 1
      }).day, i = t[0];
      if (i !== void 0) {
       let t = i > 0 ? i : r + i + 1;
       e = n.with({
        day: Math.max(1, Math.min(t, r)),
        hour: 0,
        minute: 0,
        second: 0
       });
      } else e = e.add({
       months: 1
      }).with({
       day: 1,
       hour: 0,
       minute: 0,
       second: 0
      });
     }
     return e = this.applyTimeOverride(e), e;
    }
    if (this.opts.byDay && !this.matchesByDay(e)) {
     let t = this.allByDayIsoDays;
     if (!t?.length) return this.applyTimeOverride(e.add({
      days: 1
     }).with({
      hour: 0,
      minute: 0,
      second: 0
     }));
     let n = this.findNextValidValue(e.dayOfWeek, t, (e, t) => e - t);
     if (n) {
      let t = (n - e.dayOfWeek + 7) % 7;
      e = e.add({
       days: t
      }).with({
       hour: 0,
       minute: 0,
       second: 0
      });
     } else {
      let n = (t[0] - e.dayOfWeek + 7) % 7;
      e = e.add({
       days: n + 7
      }).with({
       hour: 0,
       minute: 0,
       second: 0
      });
     }
     return e = this.applyTimeOverride(e), e;
    }
    switch (this.opts.freq) {
    case `SECONDLY`:
    case `MINUTELY`:
     e = e.add({
      days: 1
     }).with({
      hour: 0,
      minute: 0,
      second: 0
     });
     break;

    case `HOURLY`:
     e = e.add({
      days: 1
     }).with({
      hour: 0,
      minute: 0,
      second: 0
     });
     break;

    case `DAILY`:
    case `WEEKLY`:
     e = e.add({
      months: 1
     }).with({
      day: 1,
      hour: 0,
      minute: 0,
      second: 0
     });
     break;

    case `MONTHLY`:
    case `YEARLY`:
     e = e.add({
      years: 1
     }).with({
      month: 1,
      day: 1,
      hour: 0,
      minute: 0,
      second: 0
     });
     break;
    }
    return this.applyTimeOverride(e);
   }
   applyBySetPos(e) {
    let {bySetPos: t} = this.opts;
    if (!t || !t.length) return e;
    let n = [ ...e ].sort((e, t) => Y.ZonedDateTime.compare(e, t));
    return this.applyBySetPosToSortedList(n).sort((e, t) => Y.ZonedDateTime.compare(e, t));
   }
   isoWeekByDay(e) {
    let t = X, n = t[this.opts.wkst || `MO`], r = e.with({
     month: 1,
     day: 4
    }), i = (r.dayOfWeek - n + 7) % 7, a = r.subtract({
     days: i
    }), o = r.add({
     years: 1
    }).with({
     month: 1,
     day: 4
    }), s = o.subtract({
     days: (o.dayOfWeek - n + 7) % 7
    });
    return {
     lastWeek: a.until(s, {
      largestUnit: `days`
     }).days / 7,
     firstWeekStart: a,
     tokens: this.opts.byDay?.length ? this.opts.byDay.map(e => qd(e)).filter(e => e !== null) : [ Object.entries(t).find(([, e]) => e === this.originalDtstart.dayOfWeek)[0] ]
    };
   }
   generateDateCandidatesForWeekInYear(e, t) {
    let n = [], r = this.originalDtstart.toPlainDate().with({
     year: e,
     month: 1,
     day: 1
    }), {lastWeek: i, firstWeekStart: a, tokens: o} = this.isoWeekByDay(r);
    if (t > 0 && t > i || t < 0 && -t > i) return n;
    let s = t > 0 ? t - 1 : i + t, c = a.add({
     weeks: s
    });
    return n.push(...this.addByDayDates(o, c)), this.sortedUniqueDateCandidates(n);
   }
   getRscaleCalendarId() {
    return {
     GREGORIAN: `gregory`,
     CHINESE: `chinese`,
     HEBREW: `hebrew`,
     INDIAN: `indian`
    }[this.opts.rscale?.toUpperCase() || ``] || null;
   }
   assertRscaleCalendarSupported(t) {
    if (t === `gregory` || t === `iso8601`) return;
    let n = e.rscaleCalendarSupport[t];
    if (n === !0) return;
    if (n === !1) throw Error(`RSCALE=${this.opts.rscale} is not supported by the current Temporal/Intl implementation`);
    let r = !0;
    try {
     let e = od.ZonedDateTime.from(`2000-01-01T00:00:00+00:00[UTC]`).withCalendar(t);
     e.year, e.monthCode, e.day;
    } catch {
     r = !1;
    }
    if (e.rscaleCalendarSupport[t] = r, !r) throw Error(`RSCALE=${this.opts.rscale} is not supported by the current Temporal/Intl implementation`);
   }
   pad2(e) {
    return String(e).padStart(2, `0`);
   }
   monthMatchesToken(e, t) {
    if (typeof t == `number`) return e === `M${this.pad2(t)}`;
    if (/^\d+L$/i.test(t)) {
     let n = parseInt(t, 10);
     return e === `M${this.pad2(n)}L`;
    }
    return !1;
   }
   monthsOfYear(e, t) {
    let n = [];
    for (let r = 1; r <= 20; r++) try {
     let i = od.PlainDate.from({
      calendar: e,
      year: t,
      month: r,
      day: 1
     }, {
      overflow: `reject`
     });
     n.push(i);
    } catch {
     break;
    }
    return n;
   }
   rscaleMonth(e, t, n, r) {
    return r.find(e => e.monthCode === n) || (this.opts.skip === `BACKWARD` ? r.slice().reverse().find(e => e.monthCode < n) ?? this.startOfYear(e, t).subtract({
     months: 1
    }) : this.opts.skip === `FORWARD` ? r.find(e => e.monthCode > n) ?? this.startOfYear(e, t + 1) : null);
   }
   startOfYear(e, t) {
    return od.PlainDate.from({
     calendar: e,
     year: t,
     month: 1,
     day: 1
    });
   }
   endOfYear(e, t) {
    return this.startOfYear(e, t + 1).subtract({
     days: 1
    });
   }
   rscaleFirstWeekStart(e, t, n) {
    let r = od.PlainDate.from({
     calendar: e,
     year: t,
     month: 1,
     day: 4
    }), i = (r.dayOfWeek - n + 7) % 7;
    return r.subtract({
     days: i
    });
   }
   rscaleLastWeekCount(e, t, n) {
    let r = this.rscaleFirstWeekStart(e, t, n), i = this.endOfYear(e, t).since(r).days;
    return Math.floor(i / 7) + 1;
   }
   lastDayOfMonth(e) {
    return e.with({
     day: 1
    }).add({
     months: 1
    }).subtract({
     days: 1
    }).day;
   }
   toRscaleZdt(e) {
    return od.ZonedDateTime.from(e.toString());
   }
   rscaleDate(e) {
    return Y.PlainDate.from(e.withCalendar(`iso8601`).toString());
   }
   rscaleDateAfterUntil(e) {
    if (!this.opts.until) return !1;
    let t = this.opts.until.withTimeZone(this.generationTimeZone).toPlainDate().withCalendar(`iso8601`);
    return Y.PlainDate.compare(this.rscaleDate(e), t) > 0;
   }
   rscaleMatchesByYearDay(e, t) {
    let n = this.opts.byYearDay;
    if (!n || n.length === 0) return !0;
    let r = this.endOfYear(e, t.year).dayOfYear;
    return n.some(e => e > 0 ? t.dayOfYear === e : t.dayOfYear === r + e + 1);
   }
   rscaleMatchesByWeekNo(e, t) {
    let n = this.opts.byWeekNo;
    if (!n || n.length === 0) return !0;
    let r = X[this.opts.wkst || `MO`], i = t.subtract({
     days: (t.dayOfWeek - r + 7) % 7
    }).add({
     days: (4 - r + 7) % 7
    }).year, a = this.rscaleFirstWeekStart(e, i, r), o = this.rscaleLastWeekCount(e, i, r), s = Math.floor(t.since(a).days / 7) + 1;
    return n.some(e => e > 0 ? s === e : s === o + e + 1);
   }
   rscaleMatchesByMonth(e, t) {
    let n = this.opts.byMonth;
    return !n || n.length === 0 ? !0 : n.some(e => this.monthMatchesToken(t.monthCode, e));
   }
   rscaleMatchesByMonthDay(e) {
    let t = this.opts.byMonthDay;
    if (!t || t.length === 0) return !0;
    let n = e.with({
     day: 1
    }).add({
     months: 1
    }).subtract({
     days: 1
    }).day, r = e.day;
    return t.some(e => e > 0 ? r === e : r === n + e + 1);
   }
   rscaleMatchesByDayBasic(e) {
    let t = this.opts.byDay;
    if (!t || t.length === 0) return !0;
    let n = X, r = t.map(e => qd(e)).filter(e => e !== null);
    return r.length === 0 ? !0 : r.some(t => n[t] === e.dayOfWeek);
   }
   rscaleDateMatches(e, t) {
    return this.rscaleMatchesByMonth(e, t) && this.rscaleMatchesByYearDay(e, t) && this.rscaleMatchesByWeekNo(e, t) && this.rscaleMatchesByMonthDay(t) && this.rscaleMatchesByDayBasic(t);
   }
   applySkipForDay(e, t, n, r) {
    let i = this.lastDayOfMonth(n), a = this.opts.skip || `OMIT`;
    return r >= 1 && r <= i ? n.with({
     day: r
    }) : a === `BACKWARD` ? n.with({
     day: i
    }) : a === `FORWARD` ? n.add({
     months: 1
    }).with({
     day: 1
    }) : null;
   }
   generateMonthlyOccurrencesRscale(e, t, n) {
    let r = [], i = this.opts.byMonthDay, a = this.opts.byDay;
    if (!a && !i) {
     let i = this.toRscaleZdt(this.originalDtstart).withCalendar(e).day, a = this.applySkipForDay(e, t, n, i);
     return a && r.push(this.rscaleDate(a)), r;
    }
    let o = e => {
     r.push(this.rscaleDate(e));
    }, s = this.lastDayOfMonth(n), c = e => e > 0 ? e : s + e + 1;
    if (i && i.length > 0) for (let r of i) {
     let i = c(r), a = this.applySkipForDay(e, t, n, i);
     a && o(a);
    }
    if (a && a.length > 0) {
     let e = X, t = {}, r = n;
     for (;r.month === n.month && r.year === n.year; ) {
      let e = r.dayOfWeek;
      (t[e] ||= []).push(r), r = r.add({
       days: 1
      });
     }
     for (let n of a) {
      let r = Jd(n);
      if (!r) continue;
      let i = r.ord, a = t[e[r.weekday]] || [];
      if (a.length !== 0) if (i === 0) for (let e of a) o(e); else {
       let e = a[i > 0 ? i - 1 : a.length + i];
       e && o(e);
      }
     }
    }
    return this.sortedUniqueDateCandidates(r);
   }
   _allRscaleNonGregorian(e, t) {
    let n = this.getRscaleCalendarId();
    if (!n) return this._allFallback(e);
    this.assertRscaleCalendarSupported(n);
    let r = [], i = this.createCandidateWorkBudget(), a = 0, o = this.originalDtstart, s = this.toRscaleZdt(o).withCalendar(n), c = this.opts.interval ?? 1;
    if (!this.addDtstartIfNeeded(r, e)) return this.applyCountLimitAndMergeRDates(r, e);
    if (this.opts.freq === `YEARLY`) {
     let l = 0;
     for (;;) {
      if (++a > this.maxIterations) throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);
      let u = s.year + l * c, d = [], f = this.opts.byMonth, p = this.monthsOfYear(n, u), m = X, h = m[this.opts.wkst || `MO`];
      if (this.opts.byWeekNo && this.opts.byWeekNo.length > 0) {
       let e = this.rscaleFirstWeekStart(n, u, h), t = this.rscaleLastWeekCount(n, u, h), r = this.opts.byDay?.length ? this.opts.byDay.map(e => qd(e)).filter(e => e !== null) : [ Object.entries(m).find(([, e]) => e === this.originalDtstart.dayOfWeek)[0] ];
       for (let i of this.opts.byWeekNo) {
        let a = i > 0 ? i - 1 : t + i;
        if (a < 0 || a >= t) continue;
        let o = e.add({
         weeks: a
        });
        for (let e of r) {
         let t = m[e], r = o.add({
          days: (t - h + 7) % 7
         });
         if (!(f && f.length > 0 && !f.some(e => this.monthMatchesToken(r.monthCode, e)))) {
          if (this.opts.byYearDay && this.opts.byYearDay.length > 0) {
           let e = this.endOfYear(n, u).dayOfYear;
           if (!this.opts.byYearDay.some(t => {
            let n = t > 0 ? t : e + t + 1;
            return r.dayOfYear === n;
           })) continue;
          }
          d.push(this.rscaleDate(r));
         }
        }
       }
      } else if (this.opts.byYearDay && this.opts.byYearDay.length > 0) {
       let e = this.startOfYear(n, u), t = this.endOfYear(n, u).dayOfYear;
       for (let n of this.opts.byYearDay) {
        let r = n > 0 ? n : t + n + 1;
        if (r < 1 || r > t) continue;
        let i = e.add({
         days: r - 1
        });
        f && f.length > 0 && !f.some(e => this.monthMatchesToken(i.monthCode, e)) || d.push(this.rscaleDate(i));
       }
      } else if (!f || f.length === 0) {
       let e = this.rscaleMonth(n, u, s.monthCode, p), t = e ? this.applySkipForDay(n, u, e, s.day) : null;
       t && d.push(this.rscaleDate(t));
      } else for (let e of f) {
       let t = typeof e == `number` ? `M${this.pad2(e)}` : `M${this.pad2(parseInt(e, 10))}L`, r = this.rscaleMonth(n, u, t, p);
       r && d.push(...this.generateMonthlyOccurrencesRscale(n, u, r));
      }
      if (d.length > 0 && !this.visitPeriodCandidates(d, t => this.processOccurrence(t, r, o, e, void 0, i), t ?? o, this.opts.until, i) || (l++, 
      this.opts.until && u > this.toRscaleZdt(this.opts.until).withCalendar(n).year)) break;
     }
     return this.applyCountLimitAndMergeRDates(r, e);
    }
    if (this.opts.freq === `WEEKLY`) {
     let c = X, l = c[this.opts.wkst || `MO`], u = this.opts.byDay?.length ? this.opts.byDay.map(e => qd(e)).filter(e => e !== null) : [ Object.entries(c).find(([, e]) => e === this.originalDtstart.dayOfWeek)[0] ], d = s.toPlainDate().subtract({
      days: (s.dayOfWeek - l + 7) % 7
     });
     for (;;) {
      if (++a > this.maxIterations) throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);
      let s = [];
      for (let e of u) {
       let t = c[e], r = d.add({
        days: (t - l + 7) % 7
       });
       if (this.opts.byWeekNo && this.opts.byWeekNo.length > 0) {
        let e = d.add({
         days: (4 - l + 7) % 7
        }).year, t = this.rscaleFirstWeekStart(n, e, l), i = this.rscaleLastWeekCount(n, e, l), a = Math.floor(r.since(t).days / 7) + 1;
        if (!this.opts.byWeekNo.some(e => e > 0 ? a === e : a === i + e + 1)) continue;
       }
       if (this.opts.byYearDay && this.opts.byYearDay.length > 0) {
        let e = this.endOfYear(n, r.year).dayOfYear;
        if (!this.opts.byYearDay.some(t => t > 0 ? r.dayOfYear === t : r.dayOfYear === e + t + 1)) continue;
       }
       let i = this.opts.byMonth;
       i && i.length > 0 && !i.some(e => this.monthMatchesToken(r.monthCode, e)) || s.push(this.rscaleDate(r));
      }
      if (s.length && !this.visitPeriodCandidates(s, t => this.processOccurrence(t, r, o, e, void 0, i), t ?? o, this.opts.until, i)) return this.applyCountLimitAndMergeRDates(r, e);
      if (d = d.add({
       weeks: this.opts.interval ?? 1
      }), this.rscaleDateAfterUntil(d)) break;
     }
     return this.applyCountLimitAndMergeRDates(r, e);
    }
    if (this.opts.freq === `MONTHLY`) {
     let c = s.toPlainDate().with({
      day: 1
     });
     for (;;) {
      if (++a > this.maxIterations) throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);
      let s = c.year, l = c, u = !0, d = this.opts.byMonth;
      if (d && d.length > 0 && (u = d.some(e => this.monthMatchesToken(l.monthCode, e))), 
      u) {
       let a = this.generateMonthlyOccurrencesRscale(n, s, l);
       if (!this.visitPeriodCandidates(a, t => this.processOccurrence(t, r, o, e, void 0, i), t ?? o, this.opts.until, i)) break;
      }
      if (c = c.add({
       months: this.opts.interval ?? 1
      }), this.rscaleDateAfterUntil(c)) break;
     }
     return this.applyCountLimitAndMergeRDates(r, e);
    }
    if (this.opts.freq === `DAILY`) {
     let c = s.toPlainDate();
     for (;;) {
      if (++a > this.maxIterations) throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);
      if (this.rscaleDateMatches(n, c)) {
       let n = this.rscaleDate(c);
       if (!this.visitPeriodCandidates([ n ], t => this.processOccurrence(t, r, o, e, void 0, i), t ?? o, this.opts.until, i)) break;
      }
      if (c = c.add({
       days: this.opts.interval ?? 1
      }), this.rscaleDateAfterUntil(c)) break;
     }
     return this.applyCountLimitAndMergeRDates(r, e);
    }
    if (this.opts.freq === `HOURLY` || this.opts.freq === `MINUTELY`) {
     this.opts.freq;
     let c = this.opts.freq === `HOURLY` ? 36e5 : 6e4, l = this.opts.interval ?? 1, u = s.toPlainDate(), d = this.originalDtstart.toInstant().epochMilliseconds;
     for (;;) {
      if (++a > this.maxIterations) throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);
      if (this.rscaleDateMatches(n, u)) {
       let n = this.rscaleDate(u);
       if (!this.visitPeriodCandidates([ n ], t => {
        let n = t.toInstant().epochMilliseconds - d;
        return Math.floor(n / c) % l === 0 ? this.processOccurrence(t, r, o, e, void 0, i) : !0;
       }, t ?? o, this.opts.until, i)) break;
      }
      if (u = u.add({
       days: 1
      }), this.rscaleDateAfterUntil(u)) break;
     }
     return this.applyCountLimitAndMergeRDates(r, e);
    }
    return this._allFallback(e);
   }
  };
  function assertTimezone(tz) {
   const unusable = `Unknown or unsupported time zone: ${typeof tz === "string" ? `"${tz}"` : String(tz)}`;
   if (typeof tz !== "string") {
    throw new Error(unusable);
   }
   try {
    dist.CronExpressionParser.parse("* * * * *", {
     tz: tz,
     strict: false,
     currentDate: new Date
    });
   } catch {
    throw new Error(unusable);
   }
  }
  const EPOCH_DTSTART = "19700101T000000";
  const PROPERTIES = new Set([ "DTSTART", "RRULE", "RDATE", "EXDATE" ]);
  const PART_OPTIONS = {
   FREQ: "freq",
   UNTIL: "until",
   COUNT: "count",
   INTERVAL: "interval",
   BYSECOND: "bySecond",
   BYMINUTE: "byMinute",
   BYHOUR: "byHour",
   BYDAY: "byDay",
   BYMONTHDAY: "byMonthDay",
   BYYEARDAY: "byYearDay",
   BYWEEKNO: "byWeekNo",
   BYMONTH: "byMonth",
   BYSETPOS: "bySetPos",
   WKST: "wkst",
   RSCALE: "rscale",
   SKIP: "skip"
  };
  const PROPERTY = /^([a-z][a-z0-9-]*)[;:]/i;
  const RRULE_SHAPE = /^[ \t]*[a-z][a-z0-9-]*[;:]|(?:^|[\s;])FREQ=/im;
  function isRrule(expression) {
   return RRULE_SHAPE.test(expression);
  }
  function toIcs(expression) {
   const lines = [];
   const dates = [];
   let dtstart = null;
   let rule = null;
   for (const line of expression.replace(/\r?\n[ \t]/g, "").split(/\r?\n/)) {
    const text = line.trim();
    if (text.length === 0) {
     continue;
    }
    const property = PROPERTY.exec(text)?.[1].toUpperCase();
    const name = property || "RRULE";
    const value = property ? text.slice(text.indexOf(":") + 1) : text;
    external_node_assert_(name !== "BEGIN" && name !== "END", "rrule expression should be the DTSTART, RRULE, RDATE and EXDATE lines of a calendar entry, without the BEGIN and END lines around them");
    external_node_assert_(PROPERTIES.has(name), `Unsupported property "${name}" in rrule expression. Supported properties: ${[ ...PROPERTIES ].join(", ")}`);
    if (name === "DTSTART") {
     external_node_assert_(dtstart === null, "rrule expression has more than one DTSTART");
     dtstart = value;
    }
    if (name === "RRULE") {
     external_node_assert_(rule === null, "rrule expression has more than one RRULE");
     rule = value;
     assertParts(value);
    }
    if (name === "RDATE" || name === "EXDATE") {
     dates.push([ name, value ]);
    }
    lines.push(property ? text : `RRULE:${text}`);
   }
   external_node_assert_(rule !== null, "rrule expression has no RRULE to recur on");
   if (dtstart === null) {
    external_node_assert_(!/(^|;)COUNT=/i.test(rule), "rrule expression uses COUNT, which counts occurrences from DTSTART, so it needs a DTSTART of its own");
    lines.unshift(`DTSTART:${EPOCH_DTSTART}`);
   }
   assertDates(dates, dtstart ?? EPOCH_DTSTART);
   return {
    ics: lines.join("\n"),
    rule: rule
   };
  }
  function assertParts(rule) {
   const named = new Set;
   for (const part of rule.split(";")) {
    if (part.length === 0) {
     continue;
    }
    const [name, value = ""] = part.toUpperCase().split("=");
    external_node_assert_(value.length > 0, `rrule part "${part}" has no value`);
    external_node_assert_(name in PART_OPTIONS || name.startsWith("X-"), `Unsupported part "${part}" in rrule expression`);
    external_node_assert_(!named.has(name), `rrule expression has more than one ${name} part`);
    named.add(name);
   }
  }
  function assertDates(dates, dtstart) {
   const dtstartIsDate = !dtstart.includes("T");
   for (const [name, value] of dates) {
    for (const date of value.split(",")) {
     const expected = dtstartIsDate ? `a date such as ${date.slice(0, 8)}` : `a date time such as ${date}T090000`;
     external_node_assert_(date.includes("T") !== dtstartIsDate, `rrule ${name} "${date}" must have the same value type as DTSTART: ${expected}`);
    }
   }
  }
  function assertValues(rule, built) {
   const options = {
    ...built.options()
   };
   for (const part of rule.split(";")) {
    const [name, value = ""] = part.split("=");
    const option = PART_OPTIONS[name.toUpperCase()];
    if (option === undefined) {
     continue;
    }
    const parsed = options[option];
    const message = `Unsupported value in rrule part "${part}"`;
    external_node_assert_(parsed !== undefined, message);
    if (Array.isArray(parsed)) {
     external_node_assert_(parsed.length === new Set(value.toUpperCase().split(",")).size, message);
    }
   }
  }
  function buildRule(ics, tz) {
   return new df({
    rruleString: ics,
    tzid: tz,
    strict: true
   });
  }
  function parseRule(expression, tz) {
   return buildRule(toIcs(expression).ics, tz);
  }
  function nextOccurrence(expression, after, tz) {
   const occurrence = parseRule(expression, tz).next(after);
   return occurrence === null ? null : toDate(occurrence);
  }
  function rruleWalker(expression, tz, from) {
   const rule = parseRule(expression, tz);
   let after = from;
   return () => {
    const occurrence = rule.next(after);
    if (occurrence === null) {
     return null;
    }
    after = toDate(occurrence);
    return after;
   };
  }
  function occurrencesInWindow(expression, after, until, tz) {
   const occurrences = parseRule(expression, tz).between(after, new Date(until.getTime() + 1));
   return occurrences.map(toDate);
  }
  function toDate(occurrence) {
   return new Date(occurrence.epochMilliseconds);
  }
  const STEP_SECONDS = 60 * 60;
  const STEP_GROWTH = 4;
  function latestOccurrenceBefore(expression, after, until, tz) {
   const rule = parseRule(expression, tz);
   const floor = STEP_SECONDS * 1e3;
   const start = after.getTime();
   let upper = until.getTime();
   let width = floor;
   let ceiling = Number.POSITIVE_INFINITY;
   while (upper > start) {
    const lower = Math.max(start, upper - width);
    let step;
    try {
     step = rule.between(new Date(lower), new Date(upper + 1));
    } catch (err) {
     if (upper - lower <= floor) {
      throw err;
     }
     ceiling = Math.max(floor, Math.floor((upper - lower) / 2));
     width = ceiling;
     continue;
    }
    if (step.length > 0) {
     return toDate(step[step.length - 1]);
    }
    upper = lower;
    width = Math.min(width * STEP_GROWTH, ceiling);
   }
   return null;
  }
  function assertRrule(expression, tz) {
   const {ics: ics, rule: rule} = toIcs(expression);
   assertValues(rule, buildRule(ics, "UTC"));
   assertTimezone(tz);
  }
  function assertRruleSends(expression, tz, from) {
   external_node_assert_(nextOccurrence(expression, from, tz) !== null, "rrule expression has no occurrence left, so the schedule would never send a job");
  }
  async function emitAndPersistWarning(ctx, type, message, data) {
   ctx.emitter.emit(ctx.warningEvent, {
    message: message,
    data: data
   });
   if (ctx.persistWarnings) {
    try {
     const sql = insertWarning(ctx.schema);
     await ctx.db.executeSql(sql, [ type, message, JSON.stringify(data) ]);
    } catch (err) {
     ctx.emitter.emit(ctx.errorEvent, err);
    }
   }
  }
  const QUEUES = {
   SEND_IT: "__pgboss__send-it"
  };
  const EVENTS = {
   error: "error",
   schedule: "schedule",
   warning: "warning"
  };
  const WARNINGS = {
   CLOCK_SKEW: {
    message: "Warning: Clock skew between this instance and the database server. This will not break scheduling, but is emitted any time the skew exceeds 60 seconds."
   }
  };
  const WARNING_TYPES = {
   CLOCK_SKEW: "clock_skew",
   INVALID_SCHEDULE: "invalid_schedule"
  };
  const PREVIEW_DEFAULT_COUNT = 5;
  const PREVIEW_MAX_COUNT = 1e3;
  const PREVIEW_TIME_BUDGET_MS = 1e3;
  const OCCURRENCE_WINDOW_SECONDS = 60;
  const MISSED_POLICIES = Object.values(SCHEDULE_MISSED_POLICIES);
  function occurrenceKey(name, key) {
   return `${name.replaceAll("_", "\\_")}__${key}`;
  }
  function throttleSlot(instant) {
   const width = OCCURRENCE_WINDOW_SECONDS * 1e3;
   return new Date(Math.floor(instant.getTime() / width) * width).toISOString().replace("T", " ").slice(0, 19);
  }
  function claimTaken(value) {
   if (typeof value === "string") {
    return [ "true", "t", "1" ].includes(value.toLowerCase());
   }
   return value === true || value === 1;
  }
  function toTime(value) {
   if (value instanceof Date) {
    return Number.isNaN(value.getTime()) ? null : value.getTime();
   }
   if (typeof value === "string" || typeof value === "number") {
    const time = new Date(value).getTime();
    return Number.isNaN(time) ? null : time;
   }
   if (typeof value === "object" && value !== null) {
    try {
     const epoch = value.epochMilliseconds;
     if (typeof epoch === "number" && Number.isFinite(epoch)) {
      return epoch;
     }
     const millis = value.valueOf();
     if (typeof millis === "number" && Number.isFinite(millis)) {
      return millis;
     }
    } catch {}
   }
   return null;
  }
  function missedPolicy(options) {
   const missed = options?.missed;
   return missed !== undefined && MISSED_POLICIES.includes(missed) ? missed : SCHEDULE_MISSED_POLICIES.skip;
  }
  function assertMissedPolicy(missed) {
   external_node_assert_(missed === undefined || missed === null || MISSED_POLICIES.includes(missed), `missed must be one of: ${MISSED_POLICIES.join(", ")}`);
  }
  function parseRecurrence(cron, tz, currentDate) {
   dist.CronExpressionParser.parse(cron, {
    tz: "UTC",
    strict: false
   });
   assertTimezone(tz);
   return dist.CronExpressionParser.parse(cron, {
    tz: tz,
    strict: false,
    currentDate: currentDate
   });
  }
  function assertRecurrence(expression, tz, now) {
   if (isRrule(expression)) {
    assertRrule(expression, tz);
   } else {
    parseRecurrence(expression, tz, now);
   }
  }
  class Timekeeper extends external_node_events_ {
   db;
   config;
   manager;
   stopped=true;
   cronMonitorTimer;
   skewMonitorTimer;
   _timekeeping;
   _checkingSkew=false;
   warnedSchedules=new Set;
   clockSkew=0;
   events=EVENTS;
   constructor(db, manager, config) {
    super();
    this.db = db;
    this.config = config;
    this.manager = manager;
   }
   get checkingSkew() {
    return this._checkingSkew;
   }
   get timekeeping() {
    return !!this._timekeeping;
   }
   get databaseTime() {
    return this.config.clock.now() + this.clockSkew;
   }
   get warningContext() {
    return {
     emitter: this,
     db: this.db,
     schema: this.config.schema,
     persistWarnings: this.config.persistWarnings,
     warningEvent: this.events.warning,
     errorEvent: this.events.error
    };
   }
   async start() {
    if (!this.stopped) return;
    this.stopped = false;
    this.warnedSchedules.clear();
    await this.cacheClockSkew();
    await this.manager.createQueue(QUEUES.SEND_IT);
    const options = {
     pollingIntervalSeconds: this.config.cronWorkerIntervalSeconds,
     batchSize: 50
    };
    await this.manager.work(QUEUES.SEND_IT, options, jobs => this.onSendIt(jobs));
    setImmediate(() => this.onCron());
    this.cronMonitorTimer = new ClaimTimer(this.config.clock, this.config.cronMonitorIntervalSeconds, () => this.onCron());
    this.cronMonitorTimer.start();
    this.scheduleSkewMonitor();
   }
   async stop() {
    if (this.stopped) {
     return;
    }
    this.stopped = true;
    await this.manager.offWork(QUEUES.SEND_IT, {
     wait: true
    });
    if (this.skewMonitorTimer) {
     this.config.clock.clearTimeout(this.skewMonitorTimer);
     this.skewMonitorTimer = null;
    }
    if (this.cronMonitorTimer) {
     this.cronMonitorTimer.stop();
     this.cronMonitorTimer = null;
    }
    while (this._timekeeping || this._checkingSkew) {
     await delay(10);
    }
   }
   scheduleSkewMonitor() {
    this.skewMonitorTimer = this.config.clock.setTimeout(async () => {
     try {
      await this.cacheClockSkew();
     } finally {
      if (!this.stopped) this.scheduleSkewMonitor();
     }
    }, this.config.clockMonitorIntervalSeconds * 1e3);
   }
   async cacheClockSkew() {
    if (this._checkingSkew) return;
    let skew = 0;
    this._checkingSkew = true;
    try {
     if (this.config.__test__force_clock_monitoring_error) {
      throw new Error(this.config.__test__force_clock_monitoring_error);
     }
     if (this.config.__test__delay_clock_skew_ms) {
      await delay(this.config.__test__delay_clock_skew_ms);
     }
     const {rows: rows} = await this.db.executeSql(getTime(this.config.schema));
     const local = this.config.clock.now();
     const dbTime = parseFloat(rows[0].time);
     skew = dbTime - local;
     const skewSeconds = Math.abs(skew) / 1e3;
     if (skewSeconds >= 60 || this.config.__test__force_clock_skew_warning) {
      await emitAndPersistWarning(this.warningContext, WARNING_TYPES.CLOCK_SKEW, WARNINGS.CLOCK_SKEW.message, {
       seconds: skewSeconds,
       direction: skew > 0 ? "slower" : "faster"
      });
     }
     this.clockSkew = skew;
    } catch (err) {
     this.emit(this.events.error, err);
    } finally {
     this._checkingSkew = false;
    }
   }
   async onCron() {
    if (this.stopped || this._timekeeping) return;
    this._timekeeping = true;
    try {
     if (this.config.__test__force_cron_monitoring_error) {
      throw new Error(this.config.__test__force_cron_monitoring_error);
     }
     if (this.config.__test__delay_cron_ms) {
      await delay(this.config.__test__delay_cron_ms);
     }
     const sql = trySetCronTime(this.config.schema, this.config.cronMonitorIntervalSeconds);
     if (!this.stopped) {
      const {rows: rows} = await this.db.executeSql(sql);
      const claimed = claimTaken(rows[0]?.claimed);
      if (claimed) {
       this.cronMonitorTimer?.anchor();
      } else {
       this.cronMonitorTimer?.anchor(this.claimRetryDelay(rows[0]?.elapsed));
      }
      if (!this.stopped && claimed) {
       await this.cron(rows[0].priorCronOn);
      }
     }
    } catch (err) {
     this.emit(this.events.error, err);
    } finally {
     this._timekeeping = false;
    }
   }
   claimRetryDelay(elapsed) {
    const interval = this.config.cronMonitorIntervalSeconds * 1e3;
    const age = Number(elapsed);
    const remaining = Number.isFinite(age) && age > 0 ? Math.max(0, interval - age * 1e3) : interval;
    return remaining + Math.min(1e3, interval / 4);
   }
   async cron(priorCronOn = null) {
    const schedules = await this.getSchedules();
    const scheduled = [];
    const stillBroken = new Set;
    const relabelled = [];
    const databaseTime = this.databaseTime;
    const windowStart = databaseTime - OCCURRENCE_WINDOW_SECONDS * 1e3;
    const lastPass = toTime(priorCronOn);
    for (const schedule of schedules) {
     const {name: name, key: key, data: data, options: options, kind: kind, cron: cron, timezone: timezone} = schedule;
     const warned = JSON.stringify([ name, key, cron, timezone ]);
     const warn = async message => {
      stillBroken.add(warned);
      if (!this.warnedSchedules.has(warned)) {
       await emitAndPersistWarning(this.warningContext, WARNING_TYPES.INVALID_SCHEDULE, message, {
        queue: name,
        key: key,
        cron: cron,
        timezone: timezone
       });
      }
     };
     let due;
     try {
      due = this.dueOccurrences(cron, kind, timezone, databaseTime);
     } catch (err) {
      await warn(`Warning: schedule for queue "${name}" (key "${key}") could not be evaluated and was skipped: ${err.message}`);
      continue;
     }
     let missed = null;
     try {
      missed = this.missedOccurrence(schedule, due.kind, lastPass, windowStart);
     } catch (err) {
      await warn(`Warning: schedule for queue "${name}" (key "${key}") could not be caught up on the gap since the last cron pass: ${err.message}`);
     }
     if (due.kind !== kind) {
      relabelled.push({
       name: name,
       key: key,
       kind: due.kind,
       cron: cron
      });
     }
     const forwarded = {
      data: {
       name: name,
       key: key,
       data: data,
       options: options
      },
      singletonKey: occurrenceKey(name, key)
     };
     const slots = new Set;
     if (missed !== null) {
      slots.add(throttleSlot(missed));
     }
     for (const occurrence of due.occurrences) {
      slots.add(throttleSlot(occurrence));
     }
     for (const slot of slots) {
      scheduled.push({
       ...forwarded,
       data: {
        ...forwarded.data,
        slot: slot
       },
       __singletonSlot: slot
      });
     }
    }
    this.warnedSchedules = stillBroken;
    if (scheduled.length > 0 && !this.stopped) {
     await this.manager.insert(QUEUES.SEND_IT, scheduled, {
      __singletonSlots: true
     });
    }
    if (relabelled.length > 0 && !this.stopped) {
     await this.db.executeSql(setScheduleKinds(this.config.schema), [ JSON.stringify(relabelled) ]);
    }
   }
   shouldSendIt(expression, tz, kind = SCHEDULE_KINDS.cron) {
    return this.dueOccurrences(expression, kind, tz).occurrences.length > 0;
   }
   dueOccurrences(expression, kind, tz, databaseTime = this.databaseTime) {
    try {
     return {
      kind: kind,
      occurrences: this.readOccurrences(expression, kind, tz, databaseTime)
     };
    } catch (err) {
     const detected = isRrule(expression) ? SCHEDULE_KINDS.rrule : SCHEDULE_KINDS.cron;
     if (detected === kind) {
      throw err;
     }
     return {
      kind: detected,
      occurrences: this.readOccurrences(expression, detected, tz, databaseTime)
     };
    }
   }
   missedOccurrence(schedule, kind, lastPass, windowStart) {
    const {cron: cron, timezone: timezone, options: options, createdOn: createdOn} = schedule;
    if (missedPolicy(options) === SCHEDULE_MISSED_POLICIES.skip || lastPass === null) {
     return null;
    }
    const from = Math.max(lastPass, toTime(createdOn) ?? lastPass);
    if (from >= windowStart) {
     return null;
    }
    return this.latestOccurrenceBefore(cron, kind, timezone, new Date(from), new Date(windowStart));
   }
   latestOccurrenceBefore(expression, kind, tz, after, until) {
    if (kind === SCHEDULE_KINDS.rrule) {
     return latestOccurrenceBefore(expression, after, until, tz);
    }
    const interval = dist.CronExpressionParser.parse(expression, {
     tz: tz,
     strict: false,
     currentDate: new Date(until.getTime() + 1)
    });
    const occurrence = interval.prev().toDate();
    return occurrence.getTime() > after.getTime() ? occurrence : null;
   }
   readOccurrences(expression, kind, tz, databaseTime) {
    const window = new Date(databaseTime - OCCURRENCE_WINDOW_SECONDS * 1e3);
    if (kind === SCHEDULE_KINDS.rrule) {
     return occurrencesInWindow(expression, window, new Date(databaseTime), tz);
    }
    const interval = dist.CronExpressionParser.parse(expression, {
     tz: tz,
     strict: false,
     currentDate: new Date(databaseTime + 1)
    });
    const previous = interval.prev().toDate();
    return previous.getTime() > window.getTime() ? [ previous ] : [];
   }
   reportSendItError(err) {
    try {
     this.emit(this.events.error, err);
    } catch {}
   }
   async onSendIt(jobs) {
    const results = await Promise.allSettled(jobs.map(async ({data: data}) => {
     const {key: key, slot: slot, ...request} = data;
     return await this.manager.send(request);
    }));
    const fired = new Map;
    for (const [index, result] of results.entries()) {
     if (result.status === "rejected") {
      this.reportSendItError(result.reason);
      continue;
     }
     const {name: name, key: key, slot: slot} = jobs[index].data;
     if (result.value === null || key === undefined) {
      continue;
     }
     const id = JSON.stringify([ name, key ]);
     const filed = slot ?? throttleSlot(new Date(this.databaseTime));
     const latest = fired.get(id);
     if (latest === undefined || latest.slot <= filed) {
      fired.set(id, {
       record: {
        name: name,
        key: key,
        jobId: result.value
       },
       slot: filed
      });
     }
    }
    if (fired.size > 0) {
     await this.setLastJobIds([ ...fired.values() ].map(({record: record}) => record));
    }
   }
   async setLastJobIds(fired) {
    try {
     const sql = setScheduleLastJobIds(this.config.schema);
     await this.db.executeSql(sql, [ JSON.stringify(fired) ]);
    } catch (err) {
     const schedules = fired.map(({name: name, key: key}) => `"${name}" (key "${key}")`).join(", ");
     const message = `Warning: schedules fired but their last job id could not be recorded for ${schedules}: ${err.message}`;
     this.reportSendItError(new Error(message, {
      cause: err
     }));
    }
   }
   async getSchedules(name, key) {
    let sql = getSchedules(this.config.schema);
    let params = [];
    if (name && key !== undefined) {
     sql = getSchedulesByQueueAndKey(this.config.schema);
     params = [ name, key ];
    } else if (name) {
     sql = getSchedulesByQueue(this.config.schema);
     params = [ name ];
    }
    const {rows: rows} = await this.db.executeSql(sql, params);
    return rows;
   }
   async getSchedule(name, key = "") {
    external_node_assert_(name, "Name is required");
    external_node_assert_(typeof name === "string", "Name must be a string");
    const [schedule] = await this.getSchedules(name, key);
    return schedule ?? null;
   }
   occurrenceWalker(expression, tz, from) {
    if (isRrule(expression)) {
     assertRrule(expression, tz);
     return rruleWalker(expression, tz, from);
    }
    const interval = parseRecurrence(expression, tz, from);
    return () => interval.next().toDate();
   }
   previewSchedule(cron, options = {}) {
    const {count: count = PREVIEW_DEFAULT_COUNT} = options;
    const tz = options.tz || "UTC";
    const from = options.from ?? new Date(this.databaseTime);
    external_node_assert_(from instanceof Date && !Number.isNaN(from.getTime()), "from must be a valid Date");
    const next = this.occurrenceWalker(cron, tz, from);
    external_node_assert_(Number.isInteger(count) && count >= 1 && count <= PREVIEW_MAX_COUNT, `count must be an integer between 1 and ${PREVIEW_MAX_COUNT}`);
    const deadline = Date.now() + PREVIEW_TIME_BUDGET_MS;
    const occurrences = [];
    while (occurrences.length < count) {
     const occurrence = next();
     if (occurrence === null) {
      break;
     }
     occurrences.push(occurrence);
     if (occurrences.length < count && Date.now() > deadline) {
      throw new Error(`Gave up after ${PREVIEW_TIME_BUDGET_MS}ms with ${occurrences.length} of ${count} occurrences of "${cron}". Ask for fewer and page with \`from\`.`);
     }
    }
    return occurrences;
   }
   async schedule(name, cron, data, options = {}) {
    const {tz: requestedTz, key: key = "", missed: missed, ...rest} = options;
    const tz = requestedTz || "UTC";
    const kind = isRrule(cron) ? SCHEDULE_KINDS.rrule : SCHEDULE_KINDS.cron;
    assertRecurrence(cron, tz, new Date(this.config.clock.now()));
    if (kind === SCHEDULE_KINDS.rrule) {
     assertRruleSends(cron, tz, new Date(this.databaseTime));
    }
    checkSendArgs([ name, data, {
     ...rest
    } ]);
    assertKey(key);
    assertMissedPolicy(missed);
    try {
     const sql = schedule(this.config.schema);
     await this.db.executeSql(sql, [ name, key, kind, cron, tz, data, options ]);
    } catch (err) {
     if (err.message.includes("foreign key")) {
      err.message = `Queue ${name} not found`;
     }
     throw err;
    }
   }
   async unschedule(name, key = "") {
    const sql = unschedule(this.config.schema);
    await this.db.executeSql(sql, [ name, key ]);
   }
  }
  const dist_timekeeper = Timekeeper;
  const WORKER_STATES = {
   created: "created",
   active: "active",
   stopping: "stopping",
   stopped: "stopped"
  };
  class Worker {
   id;
   workId;
   name;
   options;
   fetch;
   onFetch;
   onError;
   resolveInterval;
   clock;
   jobs=[];
   createdOn;
   state=WORKER_STATES.created;
   lastFetchedOn=null;
   lastJobStartedOn=null;
   lastJobEndedOn=null;
   lastJobDuration=null;
   lastError=null;
   lastErrorOn=null;
   stopping=false;
   stopped=false;
   abortController=null;
   aborted=false;
   loopDelayPromise=null;
   beenNotified=false;
   runPromise=null;
   constructor({id: id, workId: workId, name: name, options: options, resolveInterval: resolveInterval, fetch: fetch, onFetch: onFetch, onError: onError, clock: clock}) {
    this.clock = clock;
    this.createdOn = clock.now();
    this.id = id;
    this.workId = workId;
    this.name = name;
    this.options = options;
    this.fetch = fetch;
    this.onFetch = onFetch;
    this.onError = onError;
    this.resolveInterval = resolveInterval;
   }
   start() {
    this.runPromise = this.run();
   }
   async run() {
    this.state = WORKER_STATES.active;
    while (!this.stopping) {
     const started = this.clock.now();
     let fetchedCount = 0;
     try {
      this.beenNotified = false;
      const jobs = await this.fetch();
      this.lastFetchedOn = this.clock.now();
      if (jobs) {
       fetchedCount = jobs.length;
       this.jobs = jobs;
       this.lastJobStartedOn = this.lastFetchedOn;
       await this.onFetch(jobs);
       this.lastJobEndedOn = this.clock.now();
       this.jobs = [];
      }
     } catch (err) {
      this.lastErrorOn = this.clock.now();
      this.lastError = err;
      err.message = `${err.message} (Queue: ${this.name}, Worker: ${this.id})`;
      this.onError(err);
     }
     const duration = this.clock.now() - started;
     this.lastJobDuration = duration;
     const interval = this.resolveInterval(fetchedCount);
     if (!this.stopping && !this.beenNotified && interval - duration > 100) {
      this.loopDelayPromise = clockDelay(this.clock, interval - duration);
      await this.loopDelayPromise;
      this.loopDelayPromise = null;
     }
    }
    this.stopping = false;
    this.stopped = true;
    this.state = WORKER_STATES.stopped;
   }
   notify() {
    this.beenNotified = true;
    if (this.loopDelayPromise) {
     this.loopDelayPromise.abort();
    }
   }
   async stop() {
    if (this.stopped) return;
    this.stopping = true;
    this.state = WORKER_STATES.stopping;
    if (this.loopDelayPromise) {
     this.loopDelayPromise.abort();
    }
    await this.runPromise;
   }
   abort() {
    if (!this.abortController) return;
    this.aborted = true;
    if (!this.abortController.signal.aborted) {
     this.abortController.abort();
    }
   }
   toWipData() {
    return {
     id: this.id,
     workId: this.workId,
     name: this.name,
     options: this.options,
     state: this.state,
     count: this.jobs.length,
     createdOn: this.createdOn,
     lastFetchedOn: this.lastFetchedOn,
     lastJobStartedOn: this.lastJobStartedOn,
     lastJobEndedOn: this.lastJobEndedOn,
     lastError: this.lastError,
     lastErrorOn: this.lastErrorOn,
     lastJobDuration: this.lastJobDuration
    };
   }
  }
  const worker = Worker;
  class JobSpy {
   #jobResults=new Map;
   #pendingPromises=[];
   clear() {
    this.#jobResults.clear();
    this.#pendingPromises = [];
   }
   waitForJobWithId(id, awaitedState) {
    return this.waitForJob(() => true, awaitedState, id);
   }
   waitForJob(dataSelector, awaitedState, specificId) {
    const selector = job => {
     if (specificId && job.id !== specificId) {
      return false;
     }
     return dataSelector(job.data);
    };
    for (const job of this.#jobResults.values()) {
     if (job.state === awaitedState && selector(job)) {
      return Promise.resolve(this.#cloneJob(job));
     }
    }
    return this.#registerPromise(selector, awaitedState);
   }
   #registerPromise(selector, awaitedState) {
    let resolve;
    const promise = new Promise(_resolve => {
     resolve = _resolve;
    });
    this.#pendingPromises.push({
     selector: selector,
     awaitedState: awaitedState,
     resolve: resolve
    });
    return promise;
   }
   #getJobResultKey(id, state) {
    return `${id}:${state}`;
   }
   #cloneJob(job) {
    return {
     id: job.id,
     name: job.name,
     data: structuredClone(job.data),
     state: job.state,
     output: job.output ? structuredClone(job.output) : undefined
    };
   }
   addJob(id, name, data, state, output) {
    const job = {
     id: id,
     name: name,
     data: structuredClone(data),
     state: state,
     output: output ? structuredClone(output) : undefined
    };
    const key = this.#getJobResultKey(id, state);
    this.#jobResults.set(key, job);
    const matchingPromises = [];
    const remainingPromises = [];
    for (const pending of this.#pendingPromises) {
     if (pending.awaitedState === state && pending.selector(job)) {
      matchingPromises.push(pending);
     } else {
      remainingPromises.push(pending);
     }
    }
    this.#pendingPromises = remainingPromises;
    for (const pending of matchingPromises) {
     pending.resolve(this.#cloneJob(job));
    }
   }
  }
  const INTERNAL_QUEUES = Object.values(QUEUES).reduce((acc, i) => ({
   ...acc,
   [i]: i
  }), {});
  const TRANSACTION_ABORTED = "25P02";
  const DEFAULT_POOL_MAX = 10;
  const manager_WARNING_TYPES = {
   TRANSACTIONAL_POOL_HEADROOM: "transactional_pool_headroom",
   TRANSACTION_TIMEOUT_PROBE: "transaction_timeout_probe"
  };
  const TRANSACTIONAL_HEARTBEAT_UNSUPPORTED = "this backend cannot run a transactional worker on a queue with heartbeatSeconds: the heartbeat refreshes the claimed row from a pooled connection, which the handler transaction is then refused a write to. Drop heartbeatSeconds and let expireInSeconds bound the job, or drop transactional and settle it with complete({ db })";
  const TRANSACTIONAL_HEARTBEAT_ON_BATCH = "this backend cannot run a transactional handler over a job with heartbeatSeconds: the heartbeat refreshes the claimed row from a pooled connection, which the handler transaction is then refused a write to. The queue carried no heartbeat when this worker registered, so it came from the job (heartbeatSeconds on send()) or from the queue after registration. Drop it there and let expireInSeconds bound the job, or drop transactional and settle it with complete({ db })";
  const TRANSACTION_TIMEOUT_GUCS = [ "transaction_timeout", "idle_in_transaction_session_timeout" ];
  const TRANSACTION_TIMEOUT_PROBE = `SELECT ${TRANSACTION_TIMEOUT_GUCS.map(name => `current_setting('${name}', true) AS ${name}`).join(", ")}`;
  const TRANSACTION_TIMEOUT_TIGHTEST = "LEAST($2::bigint, NULLIF((SELECT s.setting::bigint FROM pg_settings s WHERE s.name = $1), 0))";
  const TRANSACTION_TIMEOUT_APPLY = `SELECT set_config($1, ${TRANSACTION_TIMEOUT_TIGHTEST}::text, true)`;
  const TRANSACTION_TIMEOUT_REHEARSE = `SELECT ${TRANSACTION_TIMEOUT_TIGHTEST}`;
  const TRANSACTION_TIMEOUT_PROBE_COOLDOWN_MS = 6e4;
  const NUMERIC_METADATA_FIELDS = [ "priority", "retryLimit", "retryCount", "retryDelay", "retryDelayMax", "expireInSeconds", "heartbeatSeconds", "deleteAfterSeconds", "pendingDependencies", "sourceRetryCount" ];
  const NUMERIC_QUEUE_FIELDS = [ "retryLimit", "retryDelay", "retryDelayMax", "expireInSeconds", "retentionSeconds", "deleteAfterSeconds", "heartbeatSeconds", "deferredCount", "warningQueueSize", "queuedCount", "readyCount", "activeCount", "failedCount", "totalCount", "createdDelta", "completedDelta", "failedDelta", "deltaSeconds" ];
  const STATS_COUNT_FIELDS = [ "deferredCount", "queuedCount", "readyCount", "activeCount", "failedCount", "totalCount" ];
  const STATS_DELTA_FIELDS = [ "completedDelta", "failedDelta", "createdDelta", "deltaSeconds" ];
  const QUEUE_STATS_CACHE_TTL_SECONDS = 60 * 60;
  const QUEUE_STATS_FORCE_TTL_SECONDS = 60;
  const events = {
   error: "error",
   warning: "warning",
   wip: "wip"
  };
  const DEPRECATED_FETCH_OPTIONS = [ "priority", "orderByCreatedOn" ];
  const DEPRECATED_FETCH_OPTIONS_CODE = "PGBOSS_DEP_FETCH_SORT";
  function rethrowWriteError(err) {
   if (err?.code === PG_ERROR.divisionByZero) {
    throw new Error("one or more jobs could not be created. This usually means a job id was duplicated, collided with an existing job, or was rejected by a queue policy (short, singleton, stately, or exclusive).", {
     cause: err
    });
   }
   throw err;
  }
  class Manager extends external_node_events_ {
   events=events;
   #warnedFetchOptions=new Set;
   db;
   config;
   wipTs;
   workers;
   stopped;
   queueCacheInterval;
   wipInterval;
   timekeeper;
   notifier;
   queues;
   pendingOffWorkCleanups;
   #spies;
   #handlerSettledJobs;
   #handlerClaims;
   #transactionTimeoutGuc;
   #transactionTimeoutProbeRetryAt;
   #transactionTimeoutProbeCooldownMs;
   #warnedTransactionTimeoutProbe;
   #localGroupActive;
   #localGroupConfig;
   #localGroupMaxLimit;
   constructor(db, config) {
    super();
    this.config = config;
    this.db = db;
    this.wipTs = config.clock.now();
    this.workers = new Map;
    this.queues = {};
    this.pendingOffWorkCleanups = new Set;
    this.#spies = new Map;
    this.#handlerSettledJobs = new WeakMap;
    this.#handlerClaims = new WeakMap;
    this.#transactionTimeoutGuc = null;
    this.#transactionTimeoutProbeRetryAt = 0;
    this.#transactionTimeoutProbeCooldownMs = config.__test__transactionTimeoutProbeCooldownMs ?? TRANSACTION_TIMEOUT_PROBE_COOLDOWN_MS;
    this.#warnedTransactionTimeoutProbe = false;
    this.#localGroupActive = new Map;
    this.#localGroupConfig = new Map;
    this.#localGroupMaxLimit = new Map;
   }
   getSpy(name) {
    if (!this.config.__test__enableSpies) {
     throw new Error("Spy is not enabled. Set __test__enableSpies: true in constructor options to use spies.");
    }
    let spy = this.#spies.get(name);
    if (!spy) {
     spy = new JobSpy;
     this.#spies.set(name, spy);
    }
    return spy;
   }
   clearSpies() {
    for (const spy of this.#spies.values()) {
     spy.clear();
    }
    this.#spies.clear();
   }
   #getLocalGroupLimit(queueName, groupTier) {
    const config = this.#localGroupConfig.get(queueName);
    if (!config) return Infinity;
    if (groupTier && config.tiers && groupTier in config.tiers) {
     return config.tiers[groupTier];
    }
    return config.default;
   }
   #getGroupsAtLocalCapacity(queueName) {
    const config = this.#localGroupConfig.get(queueName);
    if (!config) return [];
    const queueGroups = this.#localGroupActive.get(queueName);
    if (!queueGroups) return [];
    const maxLimit = this.#localGroupMaxLimit.get(queueName) ?? config.default;
    const atCapacity = [];
    for (const [groupId, activeCount] of queueGroups.entries()) {
     if (activeCount >= maxLimit) {
      atCapacity.push(groupId);
     }
    }
    return atCapacity;
   }
   #incrementLocalGroupCount(queueName, groupId) {
    let queueGroups = this.#localGroupActive.get(queueName);
    if (!queueGroups) {
     queueGroups = new Map;
     this.#localGroupActive.set(queueName, queueGroups);
    }
    const current = queueGroups.get(groupId) || 0;
    queueGroups.set(groupId, current + 1);
   }
   #decrementLocalGroupCount(queueName, groupId) {
    const queueGroups = this.#localGroupActive.get(queueName);
    if (!queueGroups) return;
    const current = queueGroups.get(groupId) || 0;
    if (current <= 1) {
     queueGroups.delete(groupId);
    } else {
     queueGroups.set(groupId, current - 1);
    }
   }
   #trackJobsActive(name, jobs) {
    const spy = this.config.__test__enableSpies ? this.#spies.get(name) : undefined;
    if (spy) {
     for (const job of jobs) {
      spy.addJob(job.id, name, job.data, "active");
     }
    }
   }
   async #trackJobsCompleted(name, jobs, result, affected) {
    const spy = this.config.__test__enableSpies ? this.#spies.get(name) : undefined;
    if (!spy) return;
    if (affected === jobs.length) {
     const output = jobs.length === 1 ? result : undefined;
     for (const job of jobs) {
      spy.addJob(job.id, name, job.data, "completed", output);
     }
     return;
    }
    for (const job of jobs) {
     const persisted = await this.getJobById(name, job.id);
     const state = persisted?.state;
     if (state === "completed" || state === "failed" || state === "active" || state === "created") {
      spy.addJob(job.id, name, job.data, state, persisted?.output);
     } else if (!persisted) {
      spy.addJob(job.id, name, job.data, "completed", undefined);
     }
    }
   }
   async #trackJobsFailed(name, jobs, err) {
    const spy = this.config.__test__enableSpies ? this.#spies.get(name) : undefined;
    if (!spy) return;
    for (const job of jobs) {
     const persisted = await this.getJobById(name, job.id);
     if (persisted?.state === "failed") {
      spy.addJob(job.id, name, job.data, "failed", persisted.output ?? {
       message: err?.message,
       stack: err?.stack
      });
     }
    }
   }
   #trackJobsSettled(name, completed, failed) {
    const spy = this.config.__test__enableSpies ? this.#spies.get(name) : undefined;
    if (!spy) return;
    for (const {job: job, output: output} of completed) {
     spy.addJob(job.id, name, job.data, "completed", output);
    }
    for (const {job: job, output: output} of failed) {
     spy.addJob(job.id, name, job.data, "failed", serializeError(output));
    }
   }
   async #settlePerJob(name, jobs, result) {
    if (!Array.isArray(result)) {
     const err = new Error("perJobResults handler must resolve with an array of job results");
     await this.fail(name, jobs, err);
     await this.#trackJobsFailed(name, jobs, err);
     return;
    }
    const batch = new Map(jobs.map(job => [ job.id, job ]));
    const disposition = new Map;
    for (const item of result) {
     if (item && batch.has(item.id) && (item.status === "completed" || item.status === "failed" || item.status === "deadletter")) {
      disposition.set(item.id, item);
     }
    }
    const completed = [];
    const failed = [];
    const deadLettered = [];
    for (const job of jobs) {
     const item = disposition.get(job.id);
     if (item?.status === "completed") {
      completed.push({
       job: job,
       output: item.output
      });
     } else if (item?.status === "failed") {
      failed.push({
       job: job,
       output: item.output
      });
     } else if (item?.status === "deadletter") {
      deadLettered.push({
       job: job,
       output: item.output
      });
     } else {
      failed.push({
       job: job,
       output: new Error("no disposition returned by handler")
      });
     }
    }
    const items = entries => entries.map(({job: job, output: output}) => ({
     id: job.id,
     retryCount: job.retryCount,
     output: output
    }));
    const completedIds = completed.length > 0 ? await this.#completeWithOutputs(name, items(completed)) : null;
    const failedIds = failed.length > 0 ? await this.#failWithOutputs(name, items(failed)) : null;
    const deadLetteredIds = deadLettered.length > 0 ? await this.#failWithOutputs(name, items(deadLettered), true) : null;
    const landed = (entries, result) => {
     const settled = new Set(result?.settled ?? []);
     return entries.filter(entry => settled.has(entry.job.id));
    };
    this.#trackJobsSettled(name, landed(completed, completedIds), [ ...landed(failed, failedIds), ...landed(deadLettered, deadLetteredIds) ]);
   }
   async #completeWithOutputs(name, items) {
    const {table: table} = await this.getQueueCache(name);
    const payload = items.map(item => ({
     id: item.id,
     retry_count: item.retryCount,
     output: this.mapCompletionDataArg(item.output)
    }));
    const ids = items.map(item => item.id);
    if (this.config.noMultiMutationCte) {
     const sql = completeJobsWithOutputsDistributed(this.config.schema, table);
     const {rows: rows} = await this.db.executeSql(sql, [ name, JSON.stringify(payload) ]);
     return {
      jobs: ids,
      requested: ids.length,
      affected: rows.length,
      settled: rows.map(row => row.id)
     };
    }
    const sql = completeJobsWithOutputs(this.config.schema, table);
    const result = await this.db.executeSql(sql, [ name, JSON.stringify(payload) ]);
    return this.mapCommandResponse(ids, result);
   }
   async #failWithOutputs(name, items, forceTerminal = false) {
    const {table: table} = await this.getQueueCache(name);
    const ids = items.map(item => item.id);
    if (this.config.noMultiMutationCte) {
     const outputById = new Map(items.map(item => [ item.id, this.mapCompletionDataArg(item.output) ]));
     return this.ensureTransaction(this.db, async tx => {
      const selectQuery = selectJobsToFailById(this.config.schema, table, true);
      const {rows: jobs} = await tx.executeSql(selectQuery.text, [ name, ids, attemptPairs(ids, items.map(item => item.retryCount)) ]);
      if (jobs.length === 0) {
       return {
        jobs: ids,
        requested: ids.length,
        affected: 0,
        settled: []
       };
      }
      const deleteQuery = deleteJobsToFail(this.config.schema, table);
      await tx.executeSql(deleteQuery.text, [ name, jobs.map(job => job.id) ]);
      const count = await this.reinsertFailedJobs(tx, table, jobs, null, outputById, forceTerminal);
      return {
       jobs: ids,
       requested: ids.length,
       affected: count,
       settled: jobs.map(job => job.id)
      };
     });
    }
    const payload = items.map(item => ({
     id: item.id,
     retry_count: item.retryCount,
     output: this.mapCompletionDataArg(item.output)
    }));
    const sql = forceTerminal ? deadLetterJobsByIdWithOutputs(this.config.schema, table) : failJobsByIdWithOutputs(this.config.schema, table);
    const result = await this.db.executeSql(sql, [ name, JSON.stringify(payload) ]);
    return this.mapCommandResponse(ids, result);
   }
   #storeLocalGroupConfig(name, localGroupConcurrency) {
    const config = typeof localGroupConcurrency === "number" ? {
     default: localGroupConcurrency
    } : localGroupConcurrency;
    this.#localGroupConfig.set(name, config);
    this.#localGroupMaxLimit.set(name, config.tiers ? Math.max(config.default, ...Object.values(config.tiers)) : config.default);
   }
   #cleanupLocalGroupTracking(name) {
    const hasWorkersForQueue = this.getWorkers().some(w => w.name === name && !w.stopping && !w.stopped);
    if (!hasWorkersForQueue) {
     this.#localGroupConfig.delete(name);
     this.#localGroupActive.delete(name);
     this.#localGroupMaxLimit.delete(name);
    }
   }
   #trackLocalGroupStart(name, jobs) {
    const allowed = [];
    const excess = [];
    const groupedJobs = [];
    for (const job of jobs) {
     if (!job.groupId) {
      allowed.push(job);
      continue;
     }
     const currentCount = this.#localGroupActive.get(name)?.get(job.groupId) || 0;
     const limit = this.#getLocalGroupLimit(name, job.groupTier);
     if (currentCount < limit) {
      this.#incrementLocalGroupCount(name, job.groupId);
      allowed.push(job);
      groupedJobs.push(job);
     } else {
      excess.push(job);
     }
    }
    return {
     allowed: allowed,
     excess: excess,
     groupedJobs: groupedJobs
    };
   }
   #trackLocalGroupEnd(name, groupedJobs) {
    for (const job of groupedJobs) {
     if (job.groupId) {
      this.#decrementLocalGroupCount(name, job.groupId);
     }
    }
   }
   async #processJobs(name, jobs, callback, worker, heartbeatRefreshSeconds, perJobResults = false, transactional = false, transactionTimeoutSeconds) {
    const jobIds = jobs.map(job => job.id);
    const maxExpiration = jobs.reduce((acc, i) => Math.max(acc, i.expireInSeconds), 0);
    const heartbeatCandidates = jobs.map(j => j.heartbeatSeconds || 0).filter(s => s > 0);
    const heartbeatSeconds = heartbeatCandidates.length ? Math.min(...heartbeatCandidates) : 0;
    const ac = new AbortController;
    const claims = new Map(jobs.map(job => [ job.id, new AbortController ]));
    jobs.forEach(job => {
     job.signal = AbortSignal.any([ ac.signal, claims.get(job.id).signal ]);
    });
    if (worker) {
     worker.abortController = ac;
     worker.aborted = false;
    }
    let heartbeatTimer = null;
    if (heartbeatSeconds > 0) {
     const refreshSeconds = heartbeatRefreshSeconds ?? heartbeatSeconds / 2;
     const intervalMs = refreshSeconds * 1e3;
     heartbeatTimer = this.config.clock.setInterval(async () => {
      const held = jobs.filter(job => !claims.get(job.id).signal.aborted);
      if (held.length === 0) return;
      let touched;
      try {
       touched = await this.touch(name, held);
      } catch (err) {
       this.emit(events.error, err);
       return;
      }
      if (!touched.settled) return;
      const refreshed = new Set(touched.settled);
      for (const job of held) {
       if (!refreshed.has(job.id)) {
        claims.get(job.id).abort(new Error(`job ${job.id} is no longer active under this worker's claim`));
       }
      }
     }, intervalMs);
    }
    let completedResult;
    let completedAffected = 0;
    let failedError;
    let didFail = false;
    let transaction = null;
    try {
     external_node_assert_(!(transactional && heartbeatSeconds > 0 && this.config.noTransactionalHeartbeat), TRANSACTIONAL_HEARTBEAT_ON_BATCH);
     if (transactional) {
      const timeoutMs = transactionTimeoutSeconds !== undefined ? transactionTimeoutSeconds * 1e3 : maxExpiration * 1e3 + TRANSACTION_ROLLBACK_TIMEOUT_MS;
      const timeoutGuc = timeoutMs > 0 ? await this.#resolveTransactionTimeoutGuc() : null;
      transaction = await this.db.beginTransaction();
      const settled = new Set;
      const claims = new Map(jobs.map(job => [ job.id, job.retryCount ]));
      for (const db of [ transaction.db, untracked(transaction.db) ]) {
       this.#handlerSettledJobs.set(db, settled);
       this.#handlerClaims.set(db, claims);
      }
      if (timeoutGuc) {
       await this.#applyTransactionTimeout(transaction, timeoutGuc, timeoutMs);
      }
     }
     const handling = transaction ? callback(jobs, untracked(transaction.db)) : callback(jobs);
     const result = await resolveWithinSeconds(this.config.clock, handling, maxExpiration, `handler execution exceeded ${maxExpiration}s`, ac);
     if (transaction && worker?.aborted) {
      throw new Error("pg-boss shut down while the handler was still running");
     }
     if (perJobResults) {
      await this.#settlePerJob(name, jobs, result);
     } else {
      const settledByHandler = transaction ? this.#takeHandlerSettles(transaction) : null;
      const completion = await this.complete(name, jobs, jobIds.length === 1 ? result : undefined, transaction ? {
       db: transaction.db
      } : undefined);
      completedResult = result;
      completedAffected = completion.affected;
      if (settledByHandler) {
       this.#assertClaimHeld(jobIds, completion.affected, settledByHandler);
      }
     }
     if (transaction) {
      await transaction.commit();
     }
    } catch (err) {
     if (transaction) {
      await transaction.rollback();
      if (err?.code === TRANSACTION_ABORTED) {
       err.message = `${err.message} (the handler left its transaction aborted: let a SQL error raised through tx propagate out of the handler, or isolate the statement with a SAVEPOINT)`;
      }
     }
     await this.fail(name, jobs, err);
     failedError = err;
     didFail = true;
    } finally {
     if (heartbeatTimer) this.config.clock.clearInterval(heartbeatTimer);
     if (worker) {
      worker.abortController = null;
     }
    }
    if (this.config.__test__enableSpies && this.#spies.has(name)) {
     if (didFail) {
      await this.#trackJobsFailed(name, jobs, failedError);
     } else if (!perJobResults) {
      await this.#trackJobsCompleted(name, jobs, completedResult, completedAffected);
     }
    }
   }
   async #applyTransactionTimeout(transaction, guc, timeoutMs) {
    await transaction.db.executeSql(TRANSACTION_TIMEOUT_APPLY, [ guc, `${Math.round(timeoutMs)}` ]);
   }
   #resolveTransactionTimeoutGuc() {
    if (!this.#transactionTimeoutGuc && Date.now() < this.#transactionTimeoutProbeRetryAt) {
     return Promise.resolve(null);
    }
    this.#transactionTimeoutGuc ??= this.db.executeSql(TRANSACTION_TIMEOUT_PROBE).then(({rows: rows}) => TRANSACTION_TIMEOUT_GUCS.find(name => rows[0][name] !== null) ?? null).then(async guc => {
     if (guc) await this.db.executeSql(TRANSACTION_TIMEOUT_REHEARSE, [ guc, "0" ]);
     return guc;
    }).catch(err => {
     this.#transactionTimeoutGuc = null;
     this.#transactionTimeoutProbeRetryAt = Date.now() + this.#transactionTimeoutProbeCooldownMs;
     if (!this.#warnedTransactionTimeoutProbe) {
      this.#warnedTransactionTimeoutProbe = true;
      this.emit(events.warning, {
       message: `could not ask this server which transaction timeout it supports, or read the bound it already carries, so transactional handlers run with no database-side bound until the next probe: ${err.message}`,
       data: {
        type: manager_WARNING_TYPES.TRANSACTION_TIMEOUT_PROBE
       }
      });
     }
     return null;
    });
    return this.#transactionTimeoutGuc;
   }
   #assertClaimHeld(jobIds, affected, settledByHandler) {
    const accounted = affected + jobIds.filter(id => settledByHandler.has(id)).length;
    if (accounted < jobIds.length) {
     throw new Error(`${jobIds.length - accounted} of ${jobIds.length} job(s) were no longer claimed by this worker when the handler returned, so the transaction was rolled back. Either something took the claim away (expireInSeconds, a heartbeat the database stopped seeing, an operator's cancel() or fail(), another instance's supervisor), or the handler settled the job with SQL of its own instead of complete(), fail(), cancel() or deleteJob() on { db: tx }`);
    }
   }
   #takeHandlerSettles(transaction) {
    const settled = this.#handlerSettledJobs.get(transaction.db) ?? new Set;
    this.#handlerSettledJobs.delete(transaction.db);
    this.#handlerSettledJobs.delete(untracked(transaction.db));
    return settled;
   }
   #trackHandlerSettle(options, response) {
    const settled = options.db && this.#handlerSettledJobs.get(options.db);
    if (!settled) return;
    const landed = response.settled ?? (response.affected < response.requested ? [] : response.jobs);
    for (const id of landed) {
     settled.add(id);
    }
   }
   #handlerAttempts(options, ids) {
    const claims = options.db && this.#handlerClaims.get(options.db);
    if (!claims || !ids.every(id => claims.has(id))) return undefined;
    return ids.map(id => claims.get(id));
   }
   async start() {
    this.stopped = false;
    this.queueCacheInterval = this.config.clock.setInterval(() => this.onCacheQueues({
     emit: true
    }), this.config.queueCacheIntervalSeconds * 1e3);
    this.wipInterval = this.config.clock.setInterval(() => {
     const now = this.config.clock.now();
     if (now - this.wipTs < 2e3) {
      return;
     }
     const wip = this.getWipData();
     if (wip.some(w => w.count > 0)) {
      this.emit(events.wip, wip);
      this.wipTs = now;
     }
    }, 2e3);
    await this.onCacheQueues();
   }
   async onCacheQueues({emit: emit = false} = {}) {
    try {
     external_node_assert_(!this.config.__test__throw_queueCache, "test error");
     const queues = await this.getQueues();
     this.queues = queues.reduce((acc, i) => {
      acc[i.name] = i;
      return acc;
     }, {});
    } catch (error) {
     emit && this.emit(events.error, {
      ...error,
      message: error.message,
      stack: error.stack
     });
    }
   }
   async getQueueCache(name) {
    external_node_assert_(this.queues, "Queue cache is not initialized");
    let queue = this.queues[name];
    if (queue) {
     return queue;
    }
    queue = await this.getQueue(name);
    if (!queue) {
     throw new Error(`Queue ${name} does not exist`);
    }
    this.queues[name] = queue;
    return queue;
   }
   #evictQueueCache(name) {
    if (this.queues) delete this.queues[name];
   }
   async stop() {
    this.stopped = true;
    this.config.clock.clearInterval(this.queueCacheInterval);
    this.config.clock.clearInterval(this.wipInterval);
    const names = new Set([ ...this.workers.values() ].filter(worker => !INTERNAL_QUEUES[worker.name]).map(worker => worker.name));
    await Promise.allSettled([ ...names ].map(name => this.offWork(name, {
     wait: false
    })));
    this.#localGroupConfig.clear();
    this.#localGroupActive.clear();
    this.#localGroupMaxLimit.clear();
   }
   async failWip() {
    for (const worker of this.workers.values()) {
     const jobIds = worker.jobs.map(j => j.id);
     if (jobIds.length) {
      try {
       await this.fail(worker.name, worker.jobs, "pg-boss shut down while active");
      } catch (err) {
       try {
        this.emit(events.error, {
         ...err,
         message: err.message,
         stack: err.stack,
         queue: worker.name,
         worker: worker.id
        });
       } catch {}
      }
     }
     worker.abort();
    }
   }
   async work(name, ...args) {
    const {options: options, callback: callback} = checkWorkArgs(name, args);
    if (this.stopped) {
     throw new Error("Workers are disabled. pg-boss is stopped");
    }
    const {pollingInterval: interval, notifyPollingInterval: notifyInterval, burstWhenReadyExceeds: burstWhenReadyExceeds, burstWhenBatchFull: burstWhenBatchFull = false, batchSize: batchSize = 1, includeMetadata: includeMetadata = false, priority: priority = true, localConcurrency: localConcurrency = 1, localGroupConcurrency: localGroupConcurrency, groupConcurrency: groupConcurrency, orderByCreatedOn: orderByCreatedOn = true, heartbeatRefreshSeconds: heartbeatRefreshSeconds, minPriority: minPriority, maxPriority: maxPriority, perJobResults: perJobResults = false, transactional: transactional = false, transactionTimeoutSeconds: transactionTimeoutSeconds} = options;
    if (transactional) {
     external_node_assert_(typeof this.db.beginTransaction === "function", "transactional workers require a database connection pg-boss can open a transaction on: the built-in pool, or a db adapter implementing beginTransaction");
     await this.#assertTransactionalHeartbeatSupported(name);
     this.#warnOnTransactionalPoolHeadroom(localConcurrency);
    }
    if (localGroupConcurrency != null) {
     this.#storeLocalGroupConfig(name, localGroupConcurrency);
    }
    const firstWorkerId = (0, external_node_crypto_.randomUUID)({
     disableEntropyCache: true
    });
    const isNotifyActive = () => !!(this.notifier?.available && this.queues?.[name]?.notify);
    const getReadyCount = () => this.queues?.[name]?.readyCount ?? 0;
    const resolveInterval = lastFetchCount => {
     const fullBatch = lastFetchCount >= batchSize;
     const burst = fullBatch && (burstWhenReadyExceeds !== undefined && getReadyCount() > burstWhenReadyExceeds || burstWhenBatchFull && batchSize > 1);
     if (burst) return 0;
     return isNotifyActive() ? notifyInterval : interval;
    };
    const createWorker = (workerId, workId) => {
     const fetch = () => {
      const ignoreGroups = localGroupConcurrency != null ? this.#getGroupsAtLocalCapacity(name) : undefined;
      return this.fetch(name, {
       batchSize: batchSize,
       includeMetadata: includeMetadata,
       priority: priority,
       orderByCreatedOn: orderByCreatedOn,
       groupConcurrency: groupConcurrency,
       ignoreGroups: ignoreGroups,
       minPriority: minPriority,
       maxPriority: maxPriority
      });
     };
     const onFetch = async jobs => {
      if (!jobs.length) return;
      if (this.config.__test__throw_worker) throw new Error("__test__throw_worker");
      this.emitWip(name);
      this.#trackJobsActive(name, jobs);
      const worker = this.workers.get(workerId);
      if (localGroupConcurrency == null) {
       await this.#processJobs(name, jobs, callback, worker, heartbeatRefreshSeconds, perJobResults, transactional, transactionTimeoutSeconds);
      } else {
       const {allowed: allowed, excess: excess, groupedJobs: groupedJobs} = this.#trackLocalGroupStart(name, jobs);
       try {
        if (excess.length > 0) {
         const excessIds = excess.map(job => job.id);
         await this.restore(name, excessIds);
         if (worker) worker.jobs = allowed;
        }
        if (allowed.length > 0) {
         await this.#processJobs(name, allowed, callback, worker, heartbeatRefreshSeconds, perJobResults, transactional, transactionTimeoutSeconds);
        }
       } finally {
        this.#trackLocalGroupEnd(name, groupedJobs);
       }
      }
      this.emitWip(name);
     };
     const onError = error => {
      this.emit(events.error, {
       ...error,
       message: error.message,
       stack: error.stack,
       queue: name,
       worker: workerId
      });
     };
     return new worker({
      id: workerId,
      workId: workId,
      name: name,
      options: options,
      resolveInterval: resolveInterval,
      fetch: fetch,
      onFetch: onFetch,
      onError: onError,
      clock: this.config.clock
     });
    };
    for (let i = 0; i < localConcurrency; i++) {
     const workerId = i === 0 ? firstWorkerId : (0, external_node_crypto_.randomUUID)({
      disableEntropyCache: true
     });
     const worker = createWorker(workerId, firstWorkerId);
     this.addWorker(worker);
     worker.start();
    }
    return firstWorkerId;
   }
   async #assertTransactionalHeartbeatSupported(name) {
    if (!this.config.noTransactionalHeartbeat) return;
    const queue = await this.getQueue(name).catch(() => null);
    external_node_assert_(!queue?.heartbeatSeconds, TRANSACTIONAL_HEARTBEAT_UNSUPPORTED);
   }
   #warnOnTransactionalPoolHeadroom(localConcurrency) {
    if (!this.db._pgbdb) return;
    const max = this.config.max ?? DEFAULT_POOL_MAX;
    const running = [ ...this.workers.values() ].filter(worker => worker.options.transactional).length;
    const pinned = running + localConcurrency;
    if (pinned < max) return;
    this.emit(events.warning, {
     message: `transactional workers can hold ${pinned} of this pool's ${max} connections while their handlers run, leaving nothing for fetches, failures, or maintenance. Raise max above ${pinned}, or lower localConcurrency.`,
     data: {
      type: manager_WARNING_TYPES.TRANSACTIONAL_POOL_HEADROOM,
      max: max,
      transactionalWorkers: pinned
     }
    });
   }
   addWorker(worker) {
    this.workers.set(worker.id, worker);
   }
   removeWorker(worker) {
    this.workers.delete(worker.id);
   }
   getWorkers() {
    return Array.from(this.workers.values());
   }
   emitWip(name) {
    if (!INTERNAL_QUEUES[name]) {
     const now = this.config.clock.now();
     if (now - this.wipTs > 2e3) {
      this.emit(events.wip, this.getWipData());
      this.wipTs = now;
     }
    }
   }
   getWipData(options = {}) {
    const {includeInternal: includeInternal = false} = options;
    const data = this.getWorkers().map(i => i.toWipData()).filter(i => i.state !== "stopped" && (!INTERNAL_QUEUES[i.name] || includeInternal));
    return data;
   }
   hasPendingCleanups() {
    return this.pendingOffWorkCleanups.size > 0;
   }
   async offWork(name, options = {
    wait: true
   }) {
    external_node_assert_(name, "queue name is required");
    external_node_assert_(typeof name === "string", "queue name must be a string");
    const query = i => i.name === name && (options?.id ? i.id === options.id || i.workId === options.id : true);
    const workers = this.getWorkers().filter(query);
    if (workers.length === 0) {
     return;
    }
    const cleanupPromise = Promise.allSettled(workers.map(async worker => {
     await worker.stop();
     this.removeWorker(worker);
    }));
    if (options.wait) {
     await cleanupPromise;
     this.#cleanupLocalGroupTracking(name);
    } else {
     this.pendingOffWorkCleanups.add(cleanupPromise);
     cleanupPromise.finally(() => {
      this.pendingOffWorkCleanups.delete(cleanupPromise);
      this.#cleanupLocalGroupTracking(name);
     });
    }
   }
   notifyWorker(workerId) {
    this.workers.get(workerId)?.notify();
   }
   #notifyEnabled(queueNotify) {
    return !!queueNotify && !this.config.noListenNotify;
   }
   notifyQueue(name) {
    for (const worker of this.workers.values()) {
     if (worker.name === name) {
      worker.notify();
     }
    }
   }
   forceFetchLnWorkers() {
    for (const worker of this.workers.values()) {
     if (this.queues?.[worker.name]?.notify) {
      worker.notify();
     }
    }
   }
   async subscribe(event, name) {
    external_node_assert_(event, "Missing required argument");
    external_node_assert_(name, "Missing required argument");
    const sql = subscribe(this.config.schema);
    await this.db.executeSql(sql, [ event, name ]);
   }
   async unsubscribe(event, name) {
    external_node_assert_(event, "Missing required argument");
    external_node_assert_(name, "Missing required argument");
    const sql = unsubscribe(this.config.schema);
    await this.db.executeSql(sql, [ event, name ]);
   }
   async publish(event, data, options) {
    external_node_assert_(event, "Missing required argument");
    const sql = getQueuesForEvent(this.config.schema);
    const {rows: rows} = await this.db.executeSql(sql, [ event ]);
    const results = await Promise.allSettled(rows.map(({name: name}) => this.send(name, data, options)));
    const failures = results.map((result, index) => ({
     result: result,
     name: rows[index].name
    })).filter(entry => entry.result.status === "rejected");
    if (failures.length > 0) {
     throw new AggregateError(failures.map(({name: name, result: result}) => `${name}: ${result.reason?.message ?? result.reason}`), `publish('${event}') failed for ${failures.length} of ${results.length} subscribed queue(s)`);
    }
   }
   async send(...args) {
    const result = checkSendArgs(args);
    return await this.createJob(result);
   }
   async sendAfter(name, data, options, after) {
    options = options ? {
     ...options
    } : {};
    options.startAfter = after;
    const result = checkSendArgs([ name, data, options ]);
    return await this.createJob(result);
   }
   async sendThrottled(name, data, options, seconds, key) {
    options = options ? {
     ...options
    } : {};
    options.singletonSeconds = seconds;
    options.singletonNextSlot = false;
    options.singletonKey = key;
    const result = checkSendArgs([ name, data, options ]);
    return await this.createJob(result);
   }
   async sendDebounced(name, data, options, seconds, key) {
    options = options ? {
     ...options
    } : {};
    options.singletonSeconds = seconds;
    options.singletonNextSlot = true;
    options.singletonKey = key;
    const result = checkSendArgs([ name, data, options ]);
    return await this.createJob(result);
   }
   #toJobPayload(name, data, options) {
    const {id: id = null, priority: priority, startAfter: startAfter, singletonKey: singletonKey = null, singletonSeconds: singletonSeconds, expireInSeconds: expireInSeconds, deleteAfterSeconds: deleteAfterSeconds, retentionSeconds: retentionSeconds, retryLimit: retryLimit, retryDelay: retryDelay, retryBackoff: retryBackoff, retryDelayMax: retryDelayMax, heartbeatSeconds: heartbeatSeconds, group: group, deadLetter: deadLetter = null} = options;
    return {
     id: id,
     name: name,
     data: data,
     priority: priority,
     startAfter: startAfter,
     singletonKey: singletonKey,
     singletonSeconds: singletonSeconds,
     singletonOffset: 0,
     groupId: group?.id ?? null,
     groupTier: group?.tier ?? null,
     expireInSeconds: expireInSeconds,
     deleteAfterSeconds: deleteAfterSeconds,
     retentionSeconds: retentionSeconds,
     retryLimit: retryLimit,
     retryDelay: retryDelay,
     retryBackoff: retryBackoff,
     retryDelayMax: retryDelayMax,
     heartbeatSeconds: heartbeatSeconds,
     deadLetter: deadLetter
    };
   }
   async createJob(request) {
    const {name: name, data: data = null, options: options = {}} = request;
    const {db: wrapper, singletonSeconds: singletonSeconds, singletonNextSlot: singletonNextSlot} = options;
    const job = this.#toJobPayload(name, data, options);
    const db = wrapper || this.db;
    const {table: table, policy: policy, notify: notify} = await this.getQueueCache(name);
    if (policy === QUEUE_POLICIES.key_strict_fifo && !job.singletonKey) {
     throw new Error(`${QUEUE_POLICIES.key_strict_fifo} queues require a singletonKey`);
    }
    const sql = insertJobs(this.config.schema, {
     table: table,
     name: name,
     returnId: true,
     notify: this.#notifyEnabled(notify)
    });
    const {rows: try1} = await db.executeSql(sql, [ JSON.stringify([ job ]) ]);
    if (try1.length === 1) {
     const jobId = try1[0].id;
     if (this.config.__test__enableSpies) {
      const spy = this.#spies.get(name);
      if (spy) {
       spy.addJob(jobId, name, data || {}, "created");
      }
     }
     return jobId;
    }
    if (singletonNextSlot) {
     job.startAfter = this.getDebounceStartAfter(singletonSeconds, this.timekeeper.clockSkew);
     job.singletonOffset = singletonSeconds;
     const {rows: try2} = await db.executeSql(sql, [ JSON.stringify([ job ]) ]);
     if (try2.length === 1) {
      const jobId = try2[0].id;
      if (this.config.__test__enableSpies) {
       const spy = this.#spies.get(name);
       if (spy) {
        spy.addJob(jobId, name, data || {}, "created");
       }
      }
      return jobId;
     }
    }
    return null;
   }
   #toUpdatePayload(data, options) {
    return {
     data: data,
     priority: options.priority,
     startAfter: options.startAfter,
     retentionSeconds: options.retentionSeconds,
     expireInSeconds: options.expireInSeconds,
     deleteAfterSeconds: options.deleteAfterSeconds,
     retryLimit: options.retryLimit,
     retryDelay: options.retryDelay,
     retryBackoff: options.retryBackoff,
     retryDelayMax: options.retryDelayMax,
     deadLetter: options.deadLetter,
     heartbeatSeconds: options.heartbeatSeconds,
     groupId: options.group?.id,
     groupTier: options.group?.tier,
     id: options.id,
     singletonKey: options.singletonKey
    };
   }
   async update(...args) {
    const request = checkUpdateArgs(args);
    const {name: name, data: data} = request;
    const opts = request.options ?? {};
    assertQueueName(name);
    const db = this.assertDb(opts);
    const {table: table, notify: notify} = await this.getQueueCache(name);
    const by = opts.id ? "id" : "singletonKey";
    const match = opts.match ?? "newest";
    const payload = JSON.stringify(this.#toUpdatePayload(data, opts));
    const sql = updateJob(this.config.schema, table, name, by, match, this.#notifyEnabled(notify));
    const {rows: rows} = await db.executeSql(sql, [ payload ]);
    const jobs = rows.map(row => row.id);
    return {
     jobs: jobs,
     updated: jobs.length
    };
   }
   async upsert(...args) {
    const request = checkUpdateArgs(args, {
     upsert: true
    });
    const {name: name, data: data} = request;
    const opts = request.options ?? {};
    assertQueueName(name);
    const db = this.assertDb(opts);
    const {table: table, policy: policy, notify: notify} = await this.getQueueCache(name);
    const by = opts.id ? "id" : "singletonKey";
    const match = opts.match ?? "newest";
    if (policy === QUEUE_POLICIES.key_strict_fifo && !opts.singletonKey) {
     throw new Error(`${QUEUE_POLICIES.key_strict_fifo} queues require a singletonKey`);
    }
    const notifyEnabled = this.#notifyEnabled(notify);
    const updateSql = updateJob(this.config.schema, table, name, by, match, notifyEnabled);
    const insertSql = insertJobs(this.config.schema, {
     table: table,
     name: name,
     returnId: true,
     notify: notifyEnabled
    });
    const job = this.#toUpdatePayload(data, opts);
    const updatePayload = JSON.stringify(job);
    const insertPayload = JSON.stringify([ job ]);
    const result = await this.ensureTransaction(db, async tx => {
     const {rows: updated} = await tx.executeSql(updateSql, [ updatePayload ]);
     if (updated.length) {
      const jobs = updated.map(row => row.id);
      return {
       jobs: jobs,
       updated: jobs.length,
       inserted: 0
      };
     }
     const {rows: inserted} = await tx.executeSql(insertSql, [ insertPayload ]);
     if (inserted.length) {
      const jobs = inserted.map(row => row.id);
      return {
       jobs: jobs,
       updated: 0,
       inserted: jobs.length
      };
     }
     const {rows: retry} = await tx.executeSql(updateSql, [ updatePayload ]);
     const jobs = retry.map(row => row.id);
     return {
      jobs: jobs,
      updated: jobs.length,
      inserted: 0
     };
    });
    if (result.inserted && this.config.__test__enableSpies) {
     const spy = this.#spies.get(name);
     if (spy) {
      for (const id of result.jobs) {
       spy.addJob(id, name, data || {}, "created");
      }
     }
    }
    return result;
   }
   async insert(name, jobs, options = {}) {
    external_node_assert_(Array.isArray(jobs), "jobs argument should be an array");
    const slots = options.__singletonSlots === true;
    const seenIds = new Set;
    for (const job of jobs) {
     if (job.id != null) {
      if (seenIds.has(job.id)) {
       throw new Error(`duplicate job id in insert batch: ${job.id}`);
      }
      seenIds.add(job.id);
     }
     validateGroupConfig(job);
    }
    const {table: table, policy: policy, notify: notify} = await this.getQueueCache(name);
    if (policy === QUEUE_POLICIES.key_strict_fifo) {
     for (const job of jobs) {
      if (!job.singletonKey) {
       throw new Error(`${QUEUE_POLICIES.key_strict_fifo} queues require a singletonKey`);
      }
     }
    }
    const spy = this.config.__test__enableSpies ? this.#spies.get(name) : undefined;
    const dataById = spy ? new Map : undefined;
    const insertPayload = jobs.map(j => {
     const {blocked: blocked, blocking: blocking, pendingDependencies: pendingDependencies, group: group, __singletonSlot: __singletonSlot, ...rest} = j;
     if (slots && __singletonSlot !== undefined) {
      Object.assign(rest, {
       __singletonSlot: __singletonSlot
      });
     }
     if (group) {
      Object.assign(rest, {
       groupId: group.id,
       groupTier: group.tier
      });
     }
     if (typeof rest.startAfter === "string") {
      rest.startAfter = pinZonelessDateTime(rest.startAfter);
     }
     if (dataById) {
      rest.id ??= (0, external_node_crypto_.randomUUID)();
      dataById.set(rest.id, j.data ?? {});
     }
     return rest;
    });
    const db = this.assertDb(options);
    const returnId = !!spy || !!options.returnId;
    const sql = insertJobs(this.config.schema, {
     table: table,
     name: name,
     returnId: returnId,
     notify: this.#notifyEnabled(notify),
     slots: slots
    });
    const {rows: rows} = await db.executeSql(sql, [ JSON.stringify(insertPayload) ]);
    if (rows.length) {
     if (spy) {
      for (const row of rows) {
       spy.addJob(row.id, name, dataById.get(row.id), "created");
      }
     }
     return rows.map(i => i.id);
    }
    return null;
   }
   async flow(jobs, options = {}) {
    validateFlowJobs(jobs);
    const flowJobs = jobs.map(job => ({
     ...job,
     options: checkSendArgs([ {
      name: job.name,
      data: job.data,
      options: job.options
     } ]).options
    }));
    const refToId = {};
    for (const job of flowJobs) {
     refToId[job.ref] = job.options?.id ?? (0, external_node_crypto_.randomUUID)();
    }
    const refToJob = new Map(flowJobs.map(job => [ job.ref, job ]));
    const dependencyCountByRef = new Map;
    const parentRefs = new Set;
    const depRows = [];
    for (const job of flowJobs) {
     const dependsOn = [ ...new Set(job.dependsOn ?? []) ];
     dependencyCountByRef.set(job.ref, dependsOn.length);
     for (const depRef of dependsOn) {
      const parentJob = refToJob.get(depRef);
      parentRefs.add(depRef);
      depRows.push({
       child_name: job.name,
       child_id: refToId[job.ref],
       parent_name: parentJob.name,
       parent_id: refToId[depRef]
      });
     }
    }
    const byQueue = new Map;
    for (const job of flowJobs) {
     const group = byQueue.get(job.name) || [];
     group.push(job);
     byQueue.set(job.name, group);
    }
    const statements = [];
    for (const [queueName, queueJobs] of byQueue) {
     const {table: table, notify: notify} = await this.getQueueCache(queueName);
     const insertPayload = queueJobs.map(j => {
      const dependencyCount = dependencyCountByRef.get(j.ref) ?? 0;
      return {
       id: refToId[j.ref],
       name: queueName,
       data: j.data ?? null,
       priority: j.options?.priority,
       startAfter: j.options?.startAfter,
       singletonKey: j.options?.singletonKey ?? undefined,
       singletonSeconds: j.options?.singletonSeconds,
       groupId: j.options?.group?.id ?? undefined,
       groupTier: j.options?.group?.tier ?? undefined,
       expireInSeconds: j.options?.expireInSeconds,
       deleteAfterSeconds: j.options?.deleteAfterSeconds,
       retentionSeconds: j.options?.retentionSeconds,
       retryLimit: j.options?.retryLimit,
       retryDelay: j.options?.retryDelay,
       retryBackoff: j.options?.retryBackoff,
       retryDelayMax: j.options?.retryDelayMax,
       heartbeatSeconds: j.options?.heartbeatSeconds,
       deadLetter: j.options?.deadLetter ?? undefined,
       blocked: dependencyCount > 0 || undefined,
       blocking: parentRefs.has(j.ref) || undefined,
       pendingDependencies: dependencyCount || undefined
      };
     });
     statements.push(insertFlowJobs(this.config.schema, {
      table: table,
      name: queueName
     }, insertPayload));
     if (this.#notifyEnabled(notify)) {
      statements.push(notifyQueue(this.config.schema, queueName));
     }
    }
    if (depRows.length > 0) {
     statements.push(insertDependencies(this.config.schema, depRows));
    }
    const db = options.db ?? this.db;
    const sql = options.db ? statements.join(";\n") : transaction(statements);
    try {
     await db.executeSql(sql);
    } catch (err) {
     rethrowWriteError(err);
    }
    return refToId;
   }
   getDebounceStartAfter(singletonSeconds, clockOffset) {
    const debounceInterval = singletonSeconds * 1e3;
    const now = this.config.clock.now() + clockOffset;
    const slot = Math.floor(now / debounceInterval) * debounceInterval;
    let startAfter = singletonSeconds - Math.floor((now - slot) / 1e3) || 1;
    if (singletonSeconds > 1) {
     startAfter++;
    }
    return startAfter;
   }
   #warnDeprecatedFetchOptions(options) {
    for (const option of DEPRECATED_FETCH_OPTIONS) {
     if (options[option] === false && !this.#warnedFetchOptions.has(option)) {
      this.#warnedFetchOptions.add(option);
      process.emitWarning(`${option}: false is deprecated and now ignored. Jobs are always fetched in priority and creation order. Remove it; it will be rejected in the next major.`, "DeprecationWarning", DEPRECATED_FETCH_OPTIONS_CODE);
     }
    }
   }
   async fetch(name, options = {}) {
    checkFetchArgs(name, options);
    this.#warnDeprecatedFetchOptions(options);
    const db = this.assertDb(options);
    const {table: table, policy: policy, singletonsActive: singletonsActive} = await this.getQueueCache(name);
    const fetchOptions = {
     ...options,
     schema: this.config.schema,
     table: table,
     name: name,
     policy: policy,
     limit: options.batchSize || 1,
     ignoreSingletons: singletonsActive
    };
    const query = fetchNextJob(fetchOptions, this.config.noSkipLocked);
    let result;
    try {
     result = await db.executeSql(query.text, query.values);
    } catch (err) {
     if (err?.code !== "23505") throw err;
    }
    const rows = result?.rows || [];
    return this.#numericJobFields(rows);
   }
   mapAttemptArg(id, funcName) {
    external_node_assert_(id, `${funcName}() requires an id`);
    const items = Array.isArray(id) ? id : [ id ];
    external_node_assert_(items.length, `${funcName}() requires an id`);
    if (items.every(item => typeof item === "string")) {
     return {
      ids: items
     };
    }
    const jobs = items;
    external_node_assert_(jobs.every(job => job && typeof job === "object" && typeof job.id === "string" && Number.isInteger(job.retryCount) && job.retryCount >= 0), `${funcName}() requires either ids or jobs with an id and an integer retryCount, not a mix`);
    return {
     ids: jobs.map(job => job.id),
     attempts: jobs.map(job => job.retryCount)
    };
   }
   mapCompletionIdArg(id, funcName) {
    const errorMessage = `${funcName}() requires an id`;
    external_node_assert_(id, errorMessage);
    const ids = Array.isArray(id) ? id : [ id ];
    external_node_assert_(ids.length, errorMessage);
    return ids;
   }
   mapCompletionDataArg(data) {
    if (data === null || typeof data === "undefined" || typeof data === "function") {
     return null;
    }
    const result = typeof data === "object" && !Array.isArray(data) ? data : {
     value: data
    };
    return serializeError(result);
   }
   mapCommandResponse(ids, result) {
    return {
     jobs: ids,
     requested: ids.length,
     affected: result && result.rows ? parseInt(result.rows[0].count) : 0,
     settled: result?.rows?.[0]?.ids
    };
   }
   async complete(name, id, data, options = {}) {
    assertQueueName(name);
    const db = this.assertDb(options);
    const {ids: ids, attempts: fetched} = this.mapAttemptArg(id, "complete");
    const attempts = fetched ?? this.#handlerAttempts(options, ids);
    const {table: table} = await this.getQueueCache(name);
    const outputData = this.mapCompletionDataArg(data);
    let response;
    if (this.config.noMultiMutationCte) {
     response = await this.completeDistributed(name, ids, outputData, table, db, options.includeQueued, attempts);
    } else {
     const sql = completeJobs(this.config.schema, table, options.includeQueued, !!attempts);
     const result = await db.executeSql(sql, attempts ? [ name, ids, outputData, attemptPairs(ids, attempts) ] : [ name, ids, outputData ]);
     response = this.mapCommandResponse(ids, result);
    }
    this.#trackHandlerSettle(options, response);
    return response;
   }
   async ensureTransaction(db, fn) {
    if (db === this.db && this.db._pgbdb) {
     return this.db.withTransaction(fn);
    }
    return fn(db);
   }
   async completeDistributed(name, ids, outputData, table, db, includeQueued, attempts) {
    const sql = completeJobsDistributed(this.config.schema, table, includeQueued, !!attempts);
    const {rows: rows} = await db.executeSql(sql, attempts ? [ name, ids, outputData, attemptPairs(ids, attempts) ] : [ name, ids, outputData ]);
    return {
     jobs: ids,
     requested: ids.length,
     affected: rows.length,
     settled: rows.map(row => row.id)
    };
   }
   async fail(name, id, data, options = {}) {
    assertQueueName(name);
    const db = this.assertDb(options);
    const {ids: ids, attempts: fetched} = this.mapAttemptArg(id, "fail");
    const attempts = fetched ?? this.#handlerAttempts(options, ids);
    const {table: table} = await this.getQueueCache(name);
    const outputData = this.mapCompletionDataArg(data);
    let response;
    if (this.config.noMultiMutationCte) {
     response = await this.failDistributed(name, ids, outputData, table, db, attempts);
    } else {
     const sql = failJobsById(this.config.schema, table, !!attempts);
     const result = await db.executeSql(sql, attempts ? [ name, ids, outputData, attemptPairs(ids, attempts) ] : [ name, ids, outputData ]);
     response = this.mapCommandResponse(ids, result);
    }
    this.#trackHandlerSettle(options, response);
    return response;
   }
   async failDistributed(name, ids, outputData, table, db, attempts) {
    return this.ensureTransaction(db, async tx => {
     const selectQuery = selectJobsToFailById(this.config.schema, table, !!attempts);
     const {rows: jobs} = await tx.executeSql(selectQuery.text, attempts ? [ name, ids, attemptPairs(ids, attempts) ] : [ name, ids ]);
     if (jobs.length === 0) {
      return {
       jobs: ids,
       requested: ids.length,
       affected: 0,
       settled: []
      };
     }
     const deleteQuery = deleteJobsToFail(this.config.schema, table);
     await tx.executeSql(deleteQuery.text, [ name, jobs.map(job => job.id) ]);
     const count = await this.reinsertFailedJobs(tx, table, jobs, outputData);
     return {
      jobs: ids,
      requested: ids.length,
      affected: count,
      settled: jobs.map(job => job.id)
     };
    });
   }
   async failJobsByTimeoutDistributed(table, queues) {
    const select = selectJobsToFailByTimeout(this.config.schema, table, queues);
    return this.expireJobsDistributed(table, select, {
     value: {
      message: "job timed out"
     }
    });
   }
   async failJobsByHeartbeatDistributed(table, queues) {
    const select = selectJobsToFailByHeartbeat(this.config.schema, table, queues);
    return this.expireJobsDistributed(table, select, {
     value: {
      message: "job heartbeat timeout"
     }
    });
   }
   async resolveFlowJobsDistributed(table, names) {
    const select = selectBlockingParents(this.config.schema, table, names, this.config.noSkipLocked);
    return this.ensureTransaction(this.db, async tx => {
     const {rows: rows} = await tx.executeSql(select.text, select.values);
     if (rows.length === 0) {
      return 0;
     }
     const idsByName = new Map;
     for (const row of rows) {
      const list = idsByName.get(row.name) || [];
      list.push(row.id);
      idsByName.set(row.name, list);
     }
     const decrementSql = decrementDependents(this.config.schema);
     const clearSql = clearBlocking(this.config.schema);
     for (const [name, ids] of idsByName) {
      await tx.executeSql(decrementSql, [ name, ids ]);
      await tx.executeSql(clearSql, [ name, ids ]);
     }
     return rows.length;
    });
   }
   async expireJobsDistributed(table, select, outputData) {
    return this.ensureTransaction(this.db, async tx => {
     const {rows: jobs} = await tx.executeSql(select.text, []);
     if (jobs.length === 0) {
      return 0;
     }
     const ids = jobs.map(job => job.id);
     const deleteSql = deleteJobsByIds(this.config.schema, table);
     await tx.executeSql(deleteSql.text, [ ids ]);
     return this.reinsertFailedJobs(tx, table, jobs, outputData);
    });
   }
   async reinsertFailedJobs(tx, table, jobs, outputData, outputById, forceTerminal = false) {
    const insertSql = insertRetryJob(this.config.schema, table);
    const dlqSql = insertDeadLetterJob(this.config.schema);
    let count = 0;
    for (const job of jobs) {
     const jobOutput = outputById ? outputById.get(job.id) ?? null : outputData;
     const retryCount = Number(job.retry_count);
     const retryLimit = Number(job.retry_limit);
     const retryDelay = Number(job.retry_delay);
     const retryDelayMax = job.retry_delay_max != null ? Number(job.retry_delay_max) : null;
     const startedOn = job.started_on_text ?? job.started_on;
     const singletonOn = job.singleton_on_text ?? job.singleton_on;
     const createdOn = job.created_on_text ?? job.created_on;
     const keepUntil = job.keep_until_text ?? job.keep_until;
     const startAfterColumn = job.start_after_text ?? job.start_after;
     const sourceCreatedOn = job.source_created_on_text ?? job.source_created_on;
     const canRetry = !forceTerminal && retryCount < retryLimit;
     let retried = false;
     if (canRetry) {
      let startAfter = startAfterColumn;
      if (!job.retry_backoff) {
       startAfter = new Date(this.config.clock.now() + retryDelay * 1e3);
      } else {
       const exp = Math.min(16, retryCount + 1);
       const delay = Math.max(retryDelay, 1) * (Math.pow(2, exp) / 2 + Math.pow(2, exp) / 2 * Math.random());
       const cappedDelay = retryDelayMax != null ? Math.min(retryDelayMax, delay) : delay;
       startAfter = new Date(this.config.clock.now() + cappedDelay * 1e3);
      }
      const {rows: rows} = await tx.executeSql(insertSql, [ job.id, job.name, job.priority, job.data, "retry", job.retry_limit, job.retry_count, job.retry_delay, job.retry_backoff, job.retry_delay_max, startAfter, startedOn, job.singleton_key, singletonOn, job.group_id, job.group_tier, job.expire_seconds, job.deletion_seconds, createdOn, null, keepUntil, job.policy, jobOutput, job.dead_letter, null, job.heartbeat_seconds, job.blocked, job.blocking, job.pending_dependencies, job.source_name, job.source_id, sourceCreatedOn, job.source_retry_count, job.source_output, job.source_root_id ]);
      retried = rows.length > 0;
     }
     if (!retried) {
      await tx.executeSql(insertSql, [ job.id, job.name, job.priority, job.data, "failed", job.retry_limit, job.retry_count, job.retry_delay, job.retry_backoff, job.retry_delay_max, startAfterColumn, startedOn, job.singleton_key, singletonOn, job.group_id, job.group_tier, job.expire_seconds, job.deletion_seconds, createdOn, new Date(this.config.clock.now()), keepUntil, job.policy, jobOutput, job.dead_letter, null, job.heartbeat_seconds, job.blocked, job.blocking, job.pending_dependencies, job.source_name, job.source_id, sourceCreatedOn, job.source_retry_count, job.source_output, job.source_root_id ]);
      if (job.dead_letter) {
       await tx.executeSql(dlqSql, [ job.dead_letter, job.data, jobOutput, job.name, job.id, createdOn, job.retry_count, job.singleton_key, job.priority, job.group_id, job.group_tier, job.source_root_id ]);
      }
     }
     count++;
    }
    return count;
   }
   async deleteJob(name, id, options = {}) {
    assertQueueName(name);
    const db = this.assertDb(options);
    const {ids: ids, attempts: fetched} = this.mapAttemptArg(id, "deleteJob");
    const attempts = fetched ?? this.#handlerAttempts(options, ids);
    const {table: table} = await this.getQueueCache(name);
    const sql = deleteJobsById(this.config.schema, table, !!attempts);
    const result = await db.executeSql(sql, attempts ? [ name, ids, attemptPairs(ids, attempts) ] : [ name, ids ]);
    const response = this.mapCommandResponse(ids, result);
    this.#trackHandlerSettle(options, response);
    return response;
   }
   #redriveFilterValues(options) {
    const {destination: destination, sourceName: sourceName, data: data, createdBefore: createdBefore, ids: ids} = options;
    if (destination !== undefined) {
     assertQueueName(destination);
    }
    if (sourceName !== undefined) {
     assertQueueName(sourceName);
    }
    if (data !== undefined) {
     external_node_assert_(data !== null && typeof data === "object" && !Array.isArray(data), "data must be an object");
    }
    if (createdBefore !== undefined) {
     external_node_assert_(createdBefore instanceof Date && !Number.isNaN(createdBefore.getTime()), "createdBefore must be a valid Date");
    }
    if (ids !== undefined) {
     external_node_assert_(Array.isArray(ids) && ids.length > 0 && ids.every(id => typeof id === "string"), "ids must be a non-empty array of strings");
    }
    return [ destination ?? null, sourceName ?? null, data !== undefined ? JSON.stringify(data) : null, createdBefore ?? null, ids ?? null ];
   }
   async redrive(name, options = {}) {
    assertQueueName(name);
    const {limit: limit = 1e3} = options;
    const filter = this.#redriveFilterValues(options);
    external_node_assert_(Number.isInteger(limit) && limit >= 1, "limit must be an integer >= 1");
    const db = this.assertDb(options);
    const {table: table} = await this.getQueueCache(name);
    if (this.config.noMultiMutationCte) {
     return this.ensureTransaction(db, async tx => {
      const {rows: rows} = await tx.executeSql(selectRedriveCandidates(this.config.schema, table), [ name, ...filter, limit ]);
      if (rows.length === 0) return 0;
      const ids = rows.map(row => row.id);
      const newIds = rows.map(row => row.new_id);
      const {rows: inserted} = await tx.executeSql(insertRedrivenJobs(this.config.schema, table), [ ids, filter[0], newIds ]);
      const created = new Set(inserted.map(row => row.id));
      const moved = ids.filter((_, i) => created.has(newIds[i]));
      const conflicted = ids.filter((_, i) => !created.has(newIds[i]));
      if (moved.length) await tx.executeSql(deleteJobsByIds(this.config.schema, table).text, [ moved ]);
      if (conflicted.length) await tx.executeSql(failRedriveConflicts(this.config.schema, table), [ conflicted, filter[0] ]);
      return moved.length;
     });
    }
    const sql = redriveJobs(this.config.schema, table);
    const result = await db.executeSql(sql, [ name, ...filter, limit ]);
    return Number(result.rows[0].moved);
   }
   async previewRedrive(name, options = {}) {
    assertQueueName(name);
    const filter = this.#redriveFilterValues(options);
    const db = this.assertDb(options);
    const {table: table} = await this.getQueueCache(name);
    const sql = previewRedrive(this.config.schema, table);
    const {rows: rows} = await db.executeSql(sql, [ name, ...filter ]);
    const destinations = [];
    let unroutable = 0;
    for (const row of rows) {
     const count = Number(row.count);
     if (row.routable) destinations.push({
      name: row.destination,
      count: count
     }); else unroutable += count;
    }
    destinations.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
    return {
     total: destinations.reduce((sum, d) => sum + d.count, unroutable),
     destinations: destinations,
     unroutable: unroutable
    };
   }
   async cancel(name, id, options = {}) {
    assertQueueName(name);
    const db = this.assertDb(options);
    const {ids: ids, attempts: fetched} = this.mapAttemptArg(id, "cancel");
    const attempts = fetched ?? this.#handlerAttempts(options, ids);
    const {table: table} = await this.getQueueCache(name);
    const sql = cancelJobs(this.config.schema, table, !!attempts);
    const result = await db.executeSql(sql, attempts ? [ name, ids, attemptPairs(ids, attempts) ] : [ name, ids ]);
    const response = this.mapCommandResponse(ids, result);
    this.#trackHandlerSettle(options, response);
    return response;
   }
   async resume(name, id, options = {}) {
    assertQueueName(name);
    const db = this.assertDb(options);
    const ids = this.mapCompletionIdArg(id, "resume");
    const {table: table} = await this.getQueueCache(name);
    const sql = resumeJobs(this.config.schema, table);
    const result = await db.executeSql(sql, [ name, ids ]);
    return this.mapCommandResponse(ids, result);
   }
   async restore(name, id, options = {}) {
    assertQueueName(name);
    const db = this.assertDb(options);
    const ids = this.mapCompletionIdArg(id, "restore");
    const {table: table} = await this.getQueueCache(name);
    const sql = restoreJobs(this.config.schema, table);
    await db.executeSql(sql, [ name, ids ]);
   }
   async retry(name, id, options = {}) {
    assertQueueName(name);
    const db = options.db || this.db;
    const ids = this.mapCompletionIdArg(id, "retry");
    const {table: table} = await this.getQueueCache(name);
    const sql = retryJobs(this.config.schema, table);
    const result = await db.executeSql(sql, [ name, ids ]);
    return this.mapCommandResponse(ids, result);
   }
   async touch(name, id, options = {}) {
    assertQueueName(name);
    const db = this.assertDb(options);
    const {ids: ids, attempts: attempts} = this.mapAttemptArg(id, "touch");
    const {table: table} = await this.getQueueCache(name);
    const sql = touchJobs(this.config.schema, table, !!attempts);
    const result = await db.executeSql(sql, attempts ? [ name, ids, attemptPairs(ids, attempts) ] : [ name, ids ]);
    return this.mapCommandResponse(ids, result);
   }
   async createQueue(name, options = {}) {
    name = name || options.name;
    assertQueueName(name);
    const policy = options.policy || QUEUE_POLICIES.standard;
    external_node_assert_(policy in QUEUE_POLICIES, `${policy} is not a valid queue policy`);
    validateQueueArgs(options);
    if (options.deadLetter) {
     assertQueueName(options.deadLetter);
     (0, external_node_assert_.notStrictEqual)(name, options.deadLetter, "deadLetter cannot be itself");
     await this.getQueueCache(options.deadLetter);
    }
    const sql = createQueue(this.config.schema, name, {
     ...options,
     policy: policy
    }, this.config.noAdvisoryLocks);
    await this.db.executeSql(sql);
    this.#evictQueueCache(name);
   }
   async getBlockedKeys(name) {
    assertQueueName(name);
    const {table: table, policy: policy} = await this.getQueueCache(name);
    if (policy !== QUEUE_POLICIES.key_strict_fifo) {
     throw new Error(`getBlockedKeys is only available for ${QUEUE_POLICIES.key_strict_fifo} queues`);
    }
    const sql = getBlockedKeys(this.config.schema, table);
    const {rows: rows} = await this.db.executeSql(sql, [ name ]);
    return rows.map(row => row.singletonKey);
   }
   async getQueues(names) {
    names = Array.isArray(names) ? names : typeof names === "string" ? [ names ] : undefined;
    if (names) {
     for (const name of names) {
      assertQueueName(name);
     }
    }
    const query = getQueues(this.config.schema, names);
    const {rows: rows} = await this.db.executeSql(query.text, query.values);
    if (this.config.backend === "cockroachdb") {
     for (const row of rows) {
      for (const field of NUMERIC_QUEUE_FIELDS) {
       if (row[field] !== undefined && row[field] !== null) row[field] = Number(row[field]);
      }
     }
    }
    return rows;
   }
   async updateQueue(name, options = {}) {
    assertQueueName(name);
    external_node_assert_(Object.keys(options).length > 0, "no properties found to update");
    if ("policy" in options) {
     throw new Error("queue policy cannot be changed after creation");
    }
    if ("partition" in options) {
     throw new Error("queue partitioning cannot be changed after creation");
    }
    validateQueueArgs(options);
    const {deadLetter: deadLetter} = options;
    if (deadLetter !== null && deadLetter !== undefined) {
     assertQueueName(deadLetter);
     (0, external_node_assert_.notStrictEqual)(name, deadLetter, "deadLetter cannot be itself");
    }
    const sql = updateQueue(this.config.schema);
    await this.db.executeSql(sql, [ name, options ]);
    this.#evictQueueCache(name);
   }
   async getQueue(name) {
    const rows = await this.getQueues([ name ]);
    return rows[0] || null;
   }
   async deleteQueue(name) {
    assertQueueName(name);
    try {
     await this.getQueueCache(name);
    } catch {
     return;
    }
    const sql = deleteQueue(this.config.schema, name, this.config.noAdvisoryLocks);
    await this.db.executeSql(sql);
    this.#evictQueueCache(name);
   }
   async deleteQueuedJobs(name) {
    assertQueueName(name);
    const {table: table} = await this.getQueueCache(name);
    const sql = deleteQueuedJobs(this.config.schema, table);
    await this.db.executeSql(sql, [ name ]);
   }
   async deleteStoredJobs(name) {
    assertQueueName(name);
    const {table: table} = await this.getQueueCache(name);
    const sql = deleteStoredJobs(this.config.schema, table);
    await this.db.executeSql(sql, [ name ]);
   }
   async deleteAllJobs(name) {
    if (!name) {
     const sql = truncateTable(this.config.schema, BASE_JOB_TABLE);
     await this.db.executeSql(sql);
     return;
    }
    assertQueueName(name);
    const {table: table, partition: partition} = await this.getQueueCache(name);
    if (partition) {
     const sql = truncateTable(this.config.schema, table);
     await this.db.executeSql(sql);
    } else {
     const sql = deleteAllJobs(this.config.schema, table);
     await this.db.executeSql(sql, [ name ]);
    }
   }
   async getQueueStats(name, options = {}) {
    assertQueueName(name);
    const isCockroach = this.config.backend === "cockroachdb";
    const toSnapshot = (row, counted = false) => {
     const snapshot = {
      name: name,
      deferredCount: 0,
      queuedCount: 0,
      readyCount: 0,
      activeCount: 0,
      failedCount: 0,
      totalCount: 0,
      completedDelta: null,
      failedDelta: null,
      createdDelta: null,
      deltaSeconds: null,
      deltaOn: null,
      capturedOn: row?.capturedOn ?? new Date(this.config.clock.now())
     };
     for (const field of counted ? [ ...STATS_COUNT_FIELDS, ...STATS_DELTA_FIELDS ] : STATS_COUNT_FIELDS) {
      const value = row?.[field];
      if (value !== undefined && value !== null) snapshot[field] = isCockroach ? Number(value) : value;
     }
     if (counted && row?.deltaOn != null) snapshot.deltaOn = row.deltaOn;
     return snapshot;
    };
    if (this.config.persistQueueStats) {
     await this.getQueueCache(name);
     const {from: from = null, to: to = null, limit: limit = 1e3, bucketSeconds: bucketSeconds, maxDataPoints: maxDataPoints, aggregate: aggregate = "max"} = options;
     external_node_assert_(Number.isInteger(limit) && limit >= 1 && limit <= 1e5, "getQueueStats: limit must be an integer between 1 and 100000");
     if (bucketSeconds !== undefined || maxDataPoints !== undefined) {
      external_node_assert_(aggregate === "max" || aggregate === "min" || aggregate === "avg", "getQueueStats: aggregate must be 'max', 'min', or 'avg'");
      const mode = bucketSeconds !== undefined ? "bucket" : "auto";
      const width = bucketSeconds ?? maxDataPoints;
      external_node_assert_(Number.isInteger(width) && width >= 1, `getQueueStats: ${mode === "bucket" ? "bucketSeconds" : "maxDataPoints"} must be a positive integer`);
      const sql = getQueueStatsHistoryBucketed(this.config.schema, aggregate, mode);
      const {rows: rows} = await this.db.executeSql(sql, [ name, from, to, limit, width ]);
      return rows.map(row => toSnapshot(row, true));
     }
     const sql = getQueueStatsHistory(this.config.schema);
     const {rows: rows} = await this.db.executeSql(sql, [ name, from, to, limit ]);
     return rows.map(row => toSnapshot(row, true));
    }
    const cacheSql = getQueueStatsCache(this.config.schema);
    const {rows: cacheRows} = await this.db.executeSql(cacheSql, [ name ]);
    const cached = cacheRows.at(0);
    if (!cached) {
     throw new Error(`Queue ${name} does not exist`);
    }
    const maxCacheAgeMs = (options.force ? QUEUE_STATS_FORCE_TTL_SECONDS : Math.max(QUEUE_STATS_CACHE_TTL_SECONDS, this.config.monitorIntervalSeconds ?? 0, this.config.superviseIntervalSeconds ?? 0)) * 1e3;
    const cacheAgeMs = cached.cacheAgeMs == null ? Infinity : Number(cached.cacheAgeMs);
    if (cached.monitorBackoff === true && cached.capturedOn != null) {
     return [ toSnapshot(cached) ];
    }
    if (cacheAgeMs <= maxCacheAgeMs) {
     return [ toSnapshot(cached) ];
    }
    const refreshSql = refreshQueueStats(this.config.schema, cached.table, name, {
     noAdvisoryLocks: this.config.noAdvisoryLocks,
     firstCapture: cached.capturedOn == null
    });
    const {rows: refreshed} = await this.db.executeSql(refreshSql);
    return [ toSnapshot(refreshed.at(0) ?? cached) ];
   }
   async getJobById(name, id, options = {}) {
    assertQueueName(name);
    const db = this.assertDb(options);
    const {table: table} = await this.getQueueCache(name);
    const sql = getJobById(this.config.schema, table);
    const result1 = await db.executeSql(sql, [ name, id ]);
    if (result1?.rows?.length === 1) {
     return this.#numericJobFields(result1.rows)[0];
    } else {
     return null;
    }
   }
   async findJobs(name, options = {}) {
    assertQueueName(name);
    const db = this.assertDb(options);
    const {table: table} = await this.getQueueCache(name);
    const {id: id, key: key, data: data, queued: queued = false} = options;
    const sql = findJobs(this.config.schema, table, {
     byId: id !== undefined,
     byKey: key !== undefined,
     byData: data !== undefined,
     queued: queued
    });
    const values = [ name ];
    if (id !== undefined) values.push(id);
    if (key !== undefined) values.push(key);
    if (data !== undefined) values.push(JSON.stringify(data));
    const result = await db.executeSql(sql, values);
    return this.#numericJobFields(result?.rows || []);
   }
   #numericJobFields(rows) {
    if (this.config.backend !== "cockroachdb") return rows;
    for (const row of rows) {
     for (const field of NUMERIC_METADATA_FIELDS) {
      if (row[field] !== undefined && row[field] !== null) row[field] = Number(row[field]);
     }
    }
    return rows;
   }
   async getDependencies(name, id, options = {}) {
    assertQueueName(name);
    const db = this.assertDb(options);
    const sql = getDependencies(this.config.schema);
    const {rows: rows} = await db.executeSql(sql, [ name, id ]);
    return rows.map(r => ({
     name: r.parentName,
     id: r.parentId
    }));
   }
   async getDependents(name, id, options = {}) {
    assertQueueName(name);
    const db = this.assertDb(options);
    const sql = getDependents(this.config.schema);
    const {rows: rows} = await db.executeSql(sql, [ name, id ]);
    return rows.map(r => ({
     name: r.childName,
     id: r.childId
    }));
   }
   assertDb(options) {
    if (options.db) {
     return options.db;
    }
    if (this.db._pgbdb) {
     external_node_assert_(this.db.opened, "Database connection is not opened");
    }
    return this.db;
   }
  }
  const dist_manager = Manager;
  const boss_events = {
   error: "error",
   warning: "warning"
  };
  const boss_WARNINGS = {
   SLOW_QUERY: {
    seconds: 30,
    message: "Warning: slow query. Your queues and/or database server should be reviewed"
   },
   LARGE_QUEUE: {
    size: 1e4,
    message: "Warning: large queue backlog"
   },
   XMIN_HORIZON: {
    message: "Warning: the database transaction horizon is pinned, so completed jobs cannot be cleaned up"
   },
   AUTOVACUUM_DISABLED: {
    message: "Warning: autovacuum is disabled, so nothing is reclaiming completed jobs"
   },
   MONITOR_BACKOFF: {
    message: "Warning: queue monitoring spent long enough scanning the job table to risk holding back autovacuum, so the next stats refresh is deferred"
   }
  };
  const boss_WARNING_TYPES = {
   SLOW_QUERY: "slow_query",
   QUEUE_BACKLOG: "queue_backlog",
   INDEX_BLOAT: "index_bloat",
   XMIN_HORIZON: "xmin_horizon",
   AUTOVACUUM_DISABLED: "autovacuum_disabled",
   MONITOR_BACKOFF: "monitor_backoff"
  };
  const XMIN_HOLDERS = {
   backends: "a backend holding an open transaction",
   slots: "a replication slot",
   slotsCatalog: "a replication slot (catalog xmin)",
   standbys: "a standby with hot_standby_feedback enabled",
   prepared: "a prepared transaction"
  };
  function describeXminHolder(source, row) {
   const holder = source === "backends" ? row.backendHolder : null;
   if (!holder) return XMIN_HOLDERS[source];
   const app = holder.applicationName || null;
   const where = [ app && `application_name '${app}'`, holder.userName && `role ${holder.userName}`, `pid ${holder.pid}` ].filter(Boolean).join(", ");
   const open = holder.xactSeconds === null || holder.xactSeconds === undefined ? "for an unreadable length of time" : `for ${holder.xactSeconds}s`;
   const who = !app ? "a backend with no application_name" : app === row.selfApplicationName ? "this application's own connection" : "another application";
   return `${who} (${where}) has held a transaction open ${open}`;
  }
  const IN_TRANSACTION_ERROR = "25001";
  class Boss extends external_node_events_ {
   #stopped;
   #stopping;
   #maintaining;
   #superviseTimer;
   #db;
   #config;
   #manager;
   #slowQuerySeconds;
   #largeQueueSize;
   #reindexUnavailable=null;
   #warnedBloat=new Set;
   #detectOnly=0;
   #warnedXminHorizon=false;
   #warnedAutovacuumDisabled=false;
   #garbageEvidence=new Map;
   #xminHorizonSources=null;
   #statsElapsedSeconds=0;
   events=boss_events;
   constructor(db, manager, config) {
    super();
    this.#db = db;
    this.#config = config;
    this.#manager = manager;
    this.#stopped = true;
    this.#stopping = false;
    this.#slowQuerySeconds = config.warningSlowQuerySeconds || boss_WARNINGS.SLOW_QUERY.seconds;
    this.#largeQueueSize = config.warningQueueSize || boss_WARNINGS.LARGE_QUEUE.size;
   }
   get maintaining() {
    return !!this.#maintaining;
   }
   async start() {
    if (this.#stopped) {
     this.#stopping = false;
     if (this.#config.supervise) {
      this.#superviseTimer = new ClaimTimer(this.#config.clock, this.#config.superviseIntervalSeconds, () => this.#onSupervise());
      this.#superviseTimer.start();
     }
     this.#stopped = false;
    }
   }
   async stop() {
    if (!this.#stopped) {
     this.#stopping = true;
     if (this.#superviseTimer) this.#superviseTimer.stop();
     this.#stopped = true;
     while (this.#maintaining) {
      await delay(10);
     }
    }
   }
   get #warningContext() {
    return {
     emitter: this,
     db: this.#db,
     schema: this.#config.schema,
     persistWarnings: this.#config.persistWarnings,
     warningEvent: boss_events.warning,
     errorEvent: boss_events.error
    };
   }
   async #executeQuery(query) {
    if (typeof query === "string") {
     query = {
      text: query,
      values: []
     };
    }
    const started = Date.now();
    const result = tools_unwrapSQLResult(await this.#db.executeSql(query.text, query.values));
    const elapsed = (Date.now() - started) / 1e3;
    if (elapsed > this.#slowQuerySeconds || this.#config.__test__warn_slow_query) {
     await emitAndPersistWarning(this.#warningContext, boss_WARNING_TYPES.SLOW_QUERY, boss_WARNINGS.SLOW_QUERY.message, {
      elapsed: elapsed,
      sql: query.text,
      values: query.values
     });
    }
    return result;
   }
   async #onSupervise() {
    if (this.#stopped || this.#maintaining) return;
    this.#maintaining = true;
    try {
     if (this.#config.__test__throw_maint) {
      throw new Error(this.#config.__test__throw_maint);
     }
     if (this.#config.__test__delay_maint_ms) {
      await delay(this.#config.__test__delay_maint_ms);
     }
     const queues = await this.#manager.getQueues();
     !this.#stopped && await this.#supervisePass(queues, undefined, () => this.#superviseTimer?.anchor());
    } catch (err) {
     this.emit(boss_events.error, err);
    } finally {
     this.#maintaining = false;
    }
   }
   async #maintainWarnings() {
    if (!this.#config.persistWarnings || !this.#config.warningRetentionDays) {
     return;
    }
    const sql = deleteOldWarnings(this.#config.schema, this.#config.warningRetentionDays);
    await this.#executeQuery(sql);
   }
   async #ensureQueueStatsPartitions() {
    const sql = ensureQueueStatsPartitions(this.#config.schema);
    await this.#executeQuery(sql);
   }
   async #maintainQueueStats() {
    if (!this.#config.persistQueueStats || !this.#config.queueStatRetentionDays) {
     return;
    }
    const sql = this.#config.noTablePartitioning ? deleteOldQueueStats(this.#config.schema, this.#config.queueStatRetentionDays) : dropOldQueueStatsPartitions(this.#config.schema, this.#config.queueStatRetentionDays);
    await this.#executeQuery(sql);
   }
   async supervise(value, options) {
    while (this.#maintaining) {
     await delay(10);
    }
    if (this.#stopping) return;
    this.#maintaining = true;
    try {
     await this.#supervisePass(value, options);
    } finally {
     this.#maintaining = false;
    }
   }
   async #supervisePass(value, options, onClaimsSettled) {
    let queues;
    if (Array.isArray(value)) {
     queues = value;
    } else {
     queues = await this.#manager.getQueues(value);
    }
    if (this.#config.persistQueueStats && !this.#config.noTablePartitioning && !this.#stopping) {
     await this.#ensureQueueStatsPartitions();
    }
    const queueGroups = queues.reduce((acc, q) => {
     const {table: table} = q;
     acc[table] = acc[table] || {
      table: table,
      queues: []
     };
     acc[table].queues.push(q);
     return acc;
    }, {});
    for (const queueGroup of Object.values(queueGroups)) {
     if (this.#stopping) return;
     const {table: table, queues: queues} = queueGroup;
     const names = queues.map(i => i.name);
     while (names.length) {
      if (this.#stopping) return;
      const chunk = names.splice(0, 100);
      await this.#monitor(table, chunk);
      await this.#maintain(table, chunk);
     }
    }
    onClaimsSettled?.();
    if (this.#stopping) return;
    await this.#applyMonitorBackoff();
    await this.#checkVacuum();
    await this.#maintainWarnings();
    await this.#maintainQueueStats();
    await this.#reindex(Object.keys(queueGroups), options);
   }
   async #monitor(table, names) {
    if (this.#stopping) return;
    const command = trySetQueueMonitorTime(this.#config.schema, names, this.#config.monitorIntervalSeconds, queueClaimSkipLocked(this.#config.backend, this.#config.noSkipLocked));
    const {rows: rows} = await this.#executeQuery(command);
    if (this.#stopping) return;
    if (rows.length) {
     const queues = rows.map(q => q.name);
     const refreshStats = rows[0].refreshStats !== false;
     if (refreshStats) {
      const passSeconds = Math.max(this.#config.monitorIntervalSeconds, this.#config.superviseIntervalSeconds);
      const cacheStatsSql = cacheQueueStats(this.#config.schema, table, queues, this.#config.noAdvisoryLocks, this.#config.persistQueueStats, {
       resetMax: deltaResetMax(passSeconds)
      });
      const statsStarted = Date.now();
      const {rows: rowsCacheStats} = await this.#executeQuery(cacheStatsSql);
      const pinned = rowsCacheStats.reduce((max, row) => Math.max(max, Number(row.pinSeconds) || 0), 0);
      if (rowsCacheStats.length) {
       this.#statsElapsedSeconds += pinned || (Date.now() - statsStarted) / 1e3;
      }
      if (this.#config.persistQueueStats && rowsCacheStats.length) {
       const written = rowsCacheStats.map(row => row.name);
       const insertSql = insertQueueStats(this.#config.schema, written, this.#config.noAdvisoryLocks);
       await this.#executeQuery(insertSql);
       const late = rowsCacheStats.filter(row => row.trueUp).map(row => row.name);
       if (late.length && !this.#stopping) {
        const trueUpStarted = Date.now();
        const trueUpSql = trueUpQueueStats(this.#config.schema, table, late, this.#config.noAdvisoryLocks);
        const {rows: [trued]} = await this.#executeQuery(trueUpSql);
        if (trued) {
         this.#statsElapsedSeconds += Number(trued.pinSeconds) || (Date.now() - trueUpStarted) / 1e3;
        }
       }
      }
      if (this.#stopping) return;
      const warnings = rowsCacheStats.map(i => ({
       row: i,
       threshold: Number(i.warningQueueSize) || this.#largeQueueSize
      })).filter(({row: row, threshold: threshold}) => Number(row.queuedCount) > threshold);
      for (const {row: row, threshold: threshold} of warnings) {
       await emitAndPersistWarning(this.#warningContext, boss_WARNING_TYPES.QUEUE_BACKLOG, `${boss_WARNINGS.LARGE_QUEUE.message}: queue "${row.name}" has ${Number(row.queuedCount)} jobs in the ` + `created or retry state, over its warning threshold of ${threshold}. Your queue should be reviewed`, row);
      }
     }
     if (this.#stopping) return;
     if (this.#config.noMultiMutationCte) {
      await this.#manager.failJobsByTimeoutDistributed(table, queues);
     } else {
      const sql = failJobsByTimeout(this.#config.schema, table, queues, this.#config.noAdvisoryLocks);
      await this.#executeQuery(sql);
     }
     if (this.#stopping) return;
     if (this.#config.noMultiMutationCte) {
      await this.#manager.failJobsByHeartbeatDistributed(table, queues);
     } else {
      const heartbeatSql = failJobsByHeartbeat(this.#config.schema, table, queues, this.#config.noAdvisoryLocks);
      await this.#executeQuery(heartbeatSql);
     }
    }
   }
   async #maintain(table, names) {
    if (this.#stopping) return;
    const command = trySetQueueDeletionTime(this.#config.schema, names, this.#config.maintenanceIntervalSeconds, queueClaimSkipLocked(this.#config.backend, this.#config.noSkipLocked));
    const {rows: rows} = await this.#executeQuery(command);
    if (this.#stopping) return;
    if (rows.length) {
     const queues = rows.map(q => q.name);
     const sql = deletion(this.#config.schema, table, queues, this.#config.noAdvisoryLocks);
     await this.#executeQuery(sql);
     const depSql = cleanupDependencies(this.#config.schema, table, queues, this.#config.noAdvisoryLocks);
     await this.#executeQuery(depSql);
    }
   }
   async #applyMonitorBackoff() {
    const elapsed = this.#config.__test__monitor_stats_seconds ?? this.#statsElapsedSeconds;
    this.#statsElapsedSeconds = 0;
    if (!elapsed) return;
    if (this.#config.monitorVacuum === false || this.#config.noMonitorVacuum) return;
    const {rows: rows} = await this.#executeQuery(setMonitorBackoff(this.#config.schema, elapsed));
    const engaged = rows.at(0);
    if (!engaged) return;
    await emitAndPersistWarning(this.#warningContext, boss_WARNING_TYPES.MONITOR_BACKOFF, `${boss_WARNINGS.MONITOR_BACKOFF.message}: ${elapsed.toFixed(1)}s of aggregate against an ` + `autovacuum_naptime of ${Number(engaged.naptimeSeconds)}s. ` + "Shrink the job table (retention, deleteAfterSeconds) or partition its busiest queues.", {
     elapsedSeconds: elapsed,
     naptimeSeconds: Number(engaged.naptimeSeconds),
     backoffSeconds: Number(engaged.backoffSeconds),
     backoffUntil: engaged.backoffUntil
    });
   }
   async #checkVacuum() {
    if (this.#stopping) return;
    if (this.#config.monitorVacuum === false || this.#config.noMonitorVacuum) return;
    const {rows: rows} = await this.#executeQuery(getJobTableGarbage(this.#config.schema));
    if (this.#stopping) return;
    const stuck = [];
    const unvacuumed = [];
    let vacuumedOverBudget = false;
    let disabledOverBudget = false;
    const present = new Set(rows.map(row => row.name));
    for (const name of this.#garbageEvidence.keys()) {
     if (!present.has(name)) this.#garbageEvidence.delete(name);
    }
    for (const row of rows) {
     const name = row.name;
     const liveTuples = Number(row.liveTuples);
     const deadTuples = Number(row.deadTuples);
     const budget = Number(row.threshold) + Number(row.scaleFactor) * liveTuples;
     const disabled = row.autovacuumEnabled === false;
     const lastVacuum = row.lastVacuum == null ? 0 : Number(row.lastVacuum);
     if (deadTuples <= budget) {
      this.#garbageEvidence.delete(name);
      continue;
     }
     if (disabled) {
      disabledOverBudget = true;
     } else {
      vacuumedOverBudget = true;
     }
     const previous = this.#garbageEvidence.get(name);
     this.#garbageEvidence.set(name, {
      deadTuples: deadTuples,
      lastVacuum: lastVacuum
     });
     if (!previous) continue;
     const garbage = {
      name: name,
      liveTuples: liveTuples,
      deadTuples: deadTuples,
      budget: budget,
      vacuumAgeSeconds: row.vacuumAgeSeconds === null ? null : Number(row.vacuumAgeSeconds),
      lastVacuum: lastVacuum
     };
     if (disabled) {
      if (lastVacuum === previous.lastVacuum && deadTuples > previous.deadTuples) {
       unvacuumed.push(garbage);
      }
     } else if (lastVacuum > previous.lastVacuum && deadTuples >= previous.deadTuples) {
      stuck.push(garbage);
     }
    }
    if (!vacuumedOverBudget) this.#warnedXminHorizon = false;
    if (!disabledOverBudget) this.#warnedAutovacuumDisabled = false;
    await this.#warnAutovacuumDisabled(unvacuumed);
    await this.#warnXminHorizon(stuck);
   }
   async #warnAutovacuumDisabled(unvacuumed) {
    if (!unvacuumed.length || this.#warnedAutovacuumDisabled || this.#stopping) return;
    this.#warnedAutovacuumDisabled = true;
    const worst = unvacuumed.reduce((a, b) => b.deadTuples > a.deadTuples ? b : a);
    const since = worst.vacuumAgeSeconds === null ? "has never been vacuumed" : `was last vacuumed ${worst.vacuumAgeSeconds}s ago`;
    await emitAndPersistWarning(this.#warningContext, boss_WARNING_TYPES.AUTOVACUUM_DISABLED, `${boss_WARNINGS.AUTOVACUUM_DISABLED.message}: ${worst.name} has autovacuum_enabled = false, holds ` + `${worst.deadTuples} dead rows and is still growing, and ${since} ` + `(Postgres would vacuum this table at ${Math.round(worst.budget)})`, {
     table: worst.name,
     tables: unvacuumed.map(t => t.name),
     liveTuples: worst.liveTuples,
     deadTuples: worst.deadTuples,
     budget: Math.round(worst.budget),
     vacuumAgeSeconds: worst.vacuumAgeSeconds
    });
   }
   async #warnXminHorizon(stuck) {
    if (!stuck.length || this.#warnedXminHorizon || this.#stopping) return;
    const lastVacuum = new Date(Math.max(...stuck.map(t => t.lastVacuum)));
    const horizon = await this.#readXminHorizon(lastVacuum);
    if (!horizon || this.#stopping) return;
    const holder = this.#attributeXminHorizon(horizon.row);
    if (!holder) return;
    this.#warnedXminHorizon = true;
    const worst = stuck.reduce((a, b) => b.deadTuples > a.deadTuples ? b : a);
    const seconds = Number(horizon.row.oldestTransactionSeconds);
    const backend = holder.source === "backends" ? horizon.row.backendHolder ?? null : null;
    const opaque = Number(horizon.row.opaqueBackends) || 0;
    const opaqueNote = opaque && !backend ? ` ${opaque} backend(s) could not be inspected by this role; GRANT pg_read_all_stats to name them.` : "";
    await emitAndPersistWarning(this.#warningContext, boss_WARNING_TYPES.XMIN_HORIZON, `${boss_WARNINGS.XMIN_HORIZON.message}: ${describeXminHolder(holder.source, horizon.row)}, ` + `holding it ${holder.age} transactions back. ` + `${worst.name} has ${worst.deadTuples} dead rows that a vacuum ${worst.vacuumAgeSeconds}s ago could not reclaim ` + `(Postgres vacuums this table at ${Math.round(worst.budget)}).${opaqueNote}`, {
     source: holder.source,
     holder: describeXminHolder(holder.source, horizon.row),
     holderClass: XMIN_HOLDERS[holder.source],
     holderPid: backend?.pid ?? null,
     holderApplicationName: backend?.applicationName ?? null,
     holderUserName: backend?.userName ?? null,
     holderState: backend?.state ?? null,
     holderTransactionSeconds: backend?.xactSeconds ?? null,
     self: backend ? backend.applicationName === horizon.row.selfApplicationName : null,
     opaqueBackends: opaque,
     transactions: holder.age,
     table: worst.name,
     liveTuples: worst.liveTuples,
     deadTuples: worst.deadTuples,
     budget: Math.round(worst.budget),
     vacuumAgeSeconds: worst.vacuumAgeSeconds,
     tables: stuck.map(t => t.name),
     oldestTransactionSeconds: Number.isFinite(seconds) ? seconds : null,
     unreadableSources: horizon.unreadable
    });
   }
   #attributeXminHorizon(row) {
    let worst = null;
    for (const source of Object.keys(XMIN_HOLDERS)) {
     const value = row[source];
     const age = value === undefined || value === null ? NaN : Number(value);
     if (Number.isFinite(age) && (!worst || age > worst.age)) {
      worst = {
       source: source,
       age: age
      };
     }
    }
    return worst;
   }
   async #readXminHorizon(lastVacuum) {
    const attempted = this.#xminHorizonSources ?? XMIN_HORIZON_QUERY_SOURCES;
    if (!attempted.length) return null;
    try {
     const {rows: rows} = await this.#executeQuery(getXminHorizon(lastVacuum, attempted));
     const unreadable = XMIN_HORIZON_QUERY_SOURCES.filter(name => !attempted.includes(name));
     return {
      row: rows[0] ?? {},
      unreadable: unreadable
     };
    } catch (err) {
     const readable = await this.#narrowXminHorizonSources(attempted, lastVacuum);
     this.#xminHorizonSources = readable;
     if (!readable.length) {
      this.emit(boss_events.warning, {
       message: "Unable to read the transaction horizon; the xmin_horizon check is disabled for this instance.",
       data: {
        type: boss_WARNING_TYPES.XMIN_HORIZON,
        error: err?.message
       }
      });
     }
     return null;
    }
   }
   async #narrowXminHorizonSources(attempted, lastVacuum) {
    const readable = [];
    for (const source of attempted) {
     try {
      await this.#executeQuery(getXminHorizon(lastVacuum, [ source ]));
      readable.push(source);
     } catch {}
    }
    return readable;
   }
   async #executeDdl(sql) {
    return tools_unwrapSQLResult(await this.#db.executeSql(sql));
   }
   #resolveReindexOptions(options) {
    const setting = options && "reindex" in options ? options.reindex : this.#config.reindex;
    if (setting === false) return null;
    if (setting === true || setting === undefined) return {};
    return setting;
   }
   async #reindex(tables, options) {
    if (this.#stopping) return;
    if (this.#config.noReindex) return;
    const resolved = this.#resolveReindexOptions(options);
    const force = !!resolved?.force;
    const rebuilding = resolved !== null && !this.#reindexUnavailable;
    if (!force) {
     if (rebuilding) {
      const claim = trySetReindexTime(this.#config.schema, this.#config.reindexIntervalSeconds);
      const {rows: rows} = await this.#executeQuery(claim);
      if (!rows.length) return;
     } else {
      if (this.#config.clock.now() < this.#detectOnly) return;
      this.#detectOnly = this.#config.clock.now() + this.#config.reindexIntervalSeconds * 1e3;
     }
    }
    if (this.#stopping) return;
    const scope = tables.length ? tables : undefined;
    const detectSql = getBloatedIndexes(this.#config.schema, scope, resolved ?? undefined);
    const {rows: bloated} = await this.#executeQuery(detectSql);
    let targets = [];
    if (rebuilding) {
     const maxIndexBytes = resolved.maxIndexBytes ?? REINDEX_DEFAULTS.maxIndexBytes;
     const candidates = force ? (await this.#executeQuery(getJobIndexes(this.#config.schema, scope))).rows : bloated;
     targets = candidates.filter(i => i.owned && Number(i.bytes) <= maxIndexBytes);
     if (targets.length) {
      await this.#dropReindexLeftovers(scope);
     }
    }
    const rebuilt = new Set;
    const failed = new Map;
    for (const target of targets) {
     if (this.#stopping) return;
     try {
      await this.#executeDdl(reindexIndex(this.#config.schema, target.name));
      rebuilt.add(target.name);
     } catch (err) {
      const code = err?.code;
      if (code === IN_TRANSACTION_ERROR) {
       this.#reindexUnavailable = err.message;
       failed.set(target.name, this.#reindexUnavailable);
       break;
      }
      failed.set(target.name, err.message);
     }
    }
    await this.#warnIndexBloat(bloated, rebuilt, failed, rebuilding);
   }
   async #dropReindexLeftovers(tables) {
    try {
     const {rows: rows} = await this.#executeQuery(getReindexLeftovers(this.#config.schema, tables, this.#config.noIndexProgressView));
     for (const leftover of rows) {
      if (this.#stopping) return;
      await this.#executeDdl(dropIndexConcurrently(this.#config.schema, leftover.name));
     }
    } catch (err) {
     this.emit(boss_events.error, err);
    }
   }
   async #warnIndexBloat(bloated, rebuilt, failed, rebuilding) {
    const stillBloated = new Set;
    for (const index of bloated) {
     if (rebuilt.has(index.name)) continue;
     stillBloated.add(index.name);
     if (this.#warnedBloat.has(index.name)) continue;
     const reason = failed.get(index.name) ?? (!index.owned ? "the connected role does not own the index" : this.#reindexUnavailable ?? (!rebuilding ? "automatic reindexing is disabled" : "the index is larger than maxIndexBytes"));
     await emitAndPersistWarning(this.#warningContext, boss_WARNING_TYPES.INDEX_BLOAT, `Warning: index "${index.name}" is bloated (${Math.round(Number(index.bytes) / 1024 / 1024)} MB across ${index.pages} pages for ~${index.entries} live entries) and was not rebuilt: ${reason}. See getReindexCommands()`, index);
    }
    this.#warnedBloat = stillBloated;
   }
   async getReindexCommands(options) {
    if (this.#config.noReindex) return [];
    const schema = this.#config.schema;
    const sql = options?.force ? getJobIndexes(schema) : getBloatedIndexes(schema, undefined, options);
    const {rows: rows} = await this.#executeQuery(sql);
    const targets = options?.maxIndexBytes === undefined ? rows : rows.filter(i => Number(i.bytes) <= options.maxIndexBytes);
    if (!targets.length) return [];
    const {rows: leftovers} = await this.#executeQuery(getReindexLeftovers(schema, undefined, this.#config.noIndexProgressView, true));
    return buildReindexCommands(schema, targets, leftovers);
   }
  }
  const dist_boss = Boss;
  const bam_events = {
   error: "error",
   bam: "bam"
  };
  class Bam extends external_node_events_ {
   #stopped;
   #working;
   #pollTimer;
   #db;
   #config;
   events=bam_events;
   constructor(db, config) {
    super();
    this.#db = db;
    this.#config = config;
    this.#stopped = true;
    this.#working = false;
   }
   get working() {
    return this.#working;
   }
   async start() {
    if (!this.#stopped) return;
    this.#stopped = false;
    this.#pollTimer = new ClaimTimer(this.#config.clock, this.#config.bamIntervalSeconds, () => this.#onPoll());
    setImmediate(() => this.#onPoll());
    this.#pollTimer.start();
   }
   async stop() {
    if (this.#stopped) return;
    this.#stopped = true;
    this.#pollTimer.stop();
    this.#pollTimer = undefined;
    while (this.#working) {
     await delay(10);
    }
   }
   async #onPoll() {
    if (this.#stopped || this.#working || !this.#config.migrate) return;
    this.#working = true;
    try {
     if (this.#config.__test__throw_bam) {
      throw new Error(this.#config.__test__throw_bam);
     }
     if (this.#config.__test__delay_bam_ms) {
      await delay(this.#config.__test__delay_bam_ms);
     }
     const sql = trySetBamTime(this.#config.schema, this.#config.bamIntervalSeconds);
     const {rows: rows} = await this.#db.executeSql(sql);
     this.#pollTimer?.anchor();
     if (rows.length === 1) {
      await this.#processCommands();
     }
    } catch (err) {
     this.emit(bam_events.error, err);
    } finally {
     this.#working = false;
    }
   }
   async #processCommands() {
    if (this.#stopped) return;
    const entry = await this.#getNextCommand();
    if (!entry) return;
    if (this.#config.__test__delay_bam_claim_ms) {
     await delay(this.#config.__test__delay_bam_claim_ms);
    }
    if (this.#stopped) {
     try {
      await this.#releaseCommand(entry);
     } catch (err) {
      this.emit(bam_events.error, err);
     }
     return;
    }
    this.emit(bam_events.bam, {
     id: entry.id,
     name: entry.name,
     status: "in_progress",
     queue: entry.queue,
     table: entry.table
    });
    try {
     let alreadyBuilt = false;
     if (entry.reattempt) {
      const probeSql = bamHealProbe(this.#config.schema, entry.command);
      if (probeSql) {
       const {rows: rows} = await this.#db.executeSql(probeSql);
       if (rows[0]?.invalid) {
        if (!this.#config.noIndexProgressView) {
         await this.#db.executeSql(bamHealDrop(this.#config.schema, entry.command));
        }
       } else if (rows[0]) {
        alreadyBuilt = true;
       }
      }
     }
     if (!alreadyBuilt) {
      await this.#db.executeSql(entry.command);
     }
     await this.#markCompleted(entry.id);
     this.emit(bam_events.bam, {
      id: entry.id,
      name: entry.name,
      status: "completed",
      queue: entry.queue,
      table: entry.table
     });
    } catch (err) {
     try {
      await this.#markFailed(entry.id, err);
     } catch (markErr) {
      this.emit(bam_events.error, markErr);
     }
     this.emit(bam_events.error, err);
     this.emit(bam_events.bam, {
      id: entry.id,
      name: entry.name,
      status: "failed",
      queue: entry.queue,
      table: entry.table,
      error: String(err)
     });
    }
   }
   async #getNextCommand() {
    const sql = getNextBamCommand(this.#config.schema, {
     useLiveness: !this.#config.noIndexProgressView
    });
    const {rows: rows} = await this.#db.executeSql(sql);
    return rows[0] || null;
   }
   async #releaseCommand(entry) {
    const sql = releaseBamCommand(this.#config.schema, entry.id, entry.priorStatus, entry.priorStartedOn ?? null, entry.claimedStartedOn);
    await this.#db.executeSql(sql);
   }
   async #markCompleted(id) {
    const sql = setBamCompleted(this.#config.schema, id);
    await this.#db.executeSql(sql);
   }
   async #markFailed(id, error) {
    const sql = setBamFailed(this.#config.schema, id, String(error));
    await this.#db.executeSql(sql);
   }
  }
  const dist_bam = Bam;
  const navigator_events = {
   error: "error",
   flow: "flow"
  };
  const MAX_BATCHES_PER_PASS = 100;
  class Navigator extends external_node_events_ {
   #stopped;
   #stopping;
   #working;
   #pollTimer;
   #db;
   #manager;
   #config;
   events=navigator_events;
   constructor(db, manager, config) {
    super();
    this.#db = db;
    this.#manager = manager;
    this.#config = config;
    this.#stopped = true;
    this.#stopping = false;
    this.#working = false;
   }
   get working() {
    return this.#working;
   }
   async start() {
    if (!this.#stopped) return;
    this.#stopped = false;
    this.#stopping = false;
    if (!this.#config.supervise) return;
    this.#pollTimer = new ClaimTimer(this.#config.clock, this.#config.flowIntervalSeconds, () => this.#onPoll());
    setImmediate(() => this.#onPoll());
    this.#pollTimer.start();
   }
   async stop() {
    if (this.#stopped) return;
    this.#stopping = true;
    this.#stopped = true;
    if (this.#pollTimer) {
     this.#pollTimer.stop();
     this.#pollTimer = undefined;
    }
    while (this.#working) {
     await delay(10);
    }
   }
   async #onPoll() {
    if (this.#stopped || this.#working) return;
    this.#working = true;
    try {
     if (this.#config.__test__throw_flow) {
      throw new Error(this.#config.__test__throw_flow);
     }
     if (this.#config.__test__delay_flow_ms) {
      await delay(this.#config.__test__delay_flow_ms);
     }
     const gate = trySetFlowTime(this.#config.schema, this.#config.flowIntervalSeconds);
     const {rows: rows} = await this.#db.executeSql(gate);
     this.#pollTimer?.anchor();
     if (rows.length === 1) {
      await this.#resolve();
     }
    } catch (err) {
     this.emit(navigator_events.error, err);
    } finally {
     this.#working = false;
    }
   }
   async resolveNow() {
    while (this.#working) {
     await delay(10);
    }
    if (this.#stopping) return;
    this.#working = true;
    try {
     await this.#resolve();
    } finally {
     this.#working = false;
    }
   }
   async #resolve() {
    const queues = await this.#manager.getQueues();
    const queueGroups = queues.reduce((acc, q) => {
     acc[q.table] = acc[q.table] || {
      table: q.table,
      names: []
     };
     acc[q.table].names.push(q.name);
     return acc;
    }, {});
    for (const group of Object.values(queueGroups)) {
     if (this.#stopping) return;
     const {table: table} = group;
     const names = [ ...group.names ];
     while (names.length) {
      if (this.#stopping) return;
      const chunk = names.splice(0, 100);
      let batches = 0;
      let resolved = 0;
      do {
       if (this.#stopping) return;
       resolved = this.#config.noMultiMutationCte ? await this.#manager.resolveFlowJobsDistributed(table, chunk) : await this.#resolveStandard(table, chunk);
       if (resolved > 0) {
        this.emit(navigator_events.flow, {
         table: table,
         resolved: resolved
        });
       }
      } while (resolved >= FLOW_BATCH_SIZE && ++batches < MAX_BATCHES_PER_PASS && !this.#stopping);
     }
    }
   }
   async #resolveStandard(table, names) {
    const query = resolveFlowJobs(this.#config.schema, table, names);
    const {rows: rows} = await this.#db.executeSql(query.text, query.values);
    return Number(rows[0]?.resolved ?? 0);
   }
  }
  const dist_navigator = Navigator;
  const notifier_events = {
   error: "error",
   warning: "warning"
  };
  const WARNING_TYPE = "listen_notify_unavailable";
  class Notifier extends external_node_events_ {
   events=notifier_events;
   #db;
   #manager;
   #config;
   #handle=null;
   #stopped=true;
   constructor(db, manager, config) {
    super();
    this.#db = db;
    this.#manager = manager;
    this.#config = config;
   }
   get available() {
    return this.#handle !== null;
   }
   async start() {
    if (!this.#stopped) return;
    this.#stopped = false;
    if (this.#config.noListenNotify) {
     this.emit(notifier_events.warning, {
      message: `useListenNotify is not supported on the ${this.#config.backend} backend. Continuing with polling only.`,
      data: {
       type: WARNING_TYPE,
       backend: this.#config.backend
      }
     });
     return;
    }
    if (typeof this.#db.listen !== "function") {
     this.emit(notifier_events.warning, {
      message: "useListenNotify is enabled but the database connection does not support LISTEN/NOTIFY. Continuing with polling only.",
      data: {
       type: WARNING_TYPE
      }
     });
     return;
    }
    try {
     const {rows: rows} = await this.#db.executeSql(`SELECT ${notifyChannelSql(this.#config.schema)} AS channel`);
     const channel = rows[0].channel;
     this.#handle = await this.#db.listen(channel, payload => this.#manager.notifyQueue(payload), () => this.#manager.forceFetchLnWorkers());
    } catch (err) {
     this.emit(notifier_events.warning, {
      message: "Failed to start LISTEN/NOTIFY listener. Continuing with polling only.",
      data: {
       type: WARNING_TYPE,
       error: err?.message
      }
     });
    }
   }
   async stop() {
    if (this.#stopped) return;
    this.#stopped = true;
    if (this.#handle) {
     try {
      await this.#handle.close();
     } catch (err) {
      this.emit(notifier_events.error, err);
     }
     this.#handle = null;
    }
   }
  }
  const dist_notifier = Notifier;
  function fromKnex(trx) {
   return {
    async executeSql(text, values) {
     const {parts: parts, reordered: reordered} = parsePlaceholders(text, values);
     const knexSql = parts.map(part => part.replace(/\?/g, "\\?")).join("?");
     return unwrapSQLResult(await trx.raw(knexSql, reordered));
    }
   };
  }
  function fromDrizzle(tx, sql) {
   return {
    async executeSql(text, values) {
     const {parts: parts, reordered: reordered} = parsePlaceholders(text, values);
     const {strings: strings, params: params} = buildQuery(parts, reordered, sql);
     return unwrapSQLResult(await tx.execute(sql(strings, ...params)));
    }
   };
  }
  function buildQuery(parts, values, sql) {
   const literals = [];
   const params = [];
   let pending = parts[0];
   for (let i = 0; i < values.length; i++) {
    const value = values[i];
    if (Array.isArray(value) && ARRAY_CAST.test(parts[i + 1])) {
     pending += "ARRAY[";
     for (let element = 0; element < value.length; element++) {
      literals.push(pending);
      params.push(sql.param(value[element]));
      pending = element === value.length - 1 ? "" : ",";
     }
     pending += "]" + parts[i + 1];
     continue;
    }
    literals.push(pending);
    params.push(sql.param(value));
    pending = parts[i + 1];
   }
   literals.push(pending);
   const strings = Object.assign(literals, {
    raw: [ ...literals ]
   });
   return {
    strings: strings,
    params: params
   };
  }
  const dist_events = Object.freeze({
   error: "error",
   warning: "warning",
   wip: "wip",
   stopped: "stopped",
   bam: "bam",
   flow: "flow"
  });
  function getConstructionPlans(schema, options) {
   return Contractor.constructionPlans(schema, options);
  }
  function getMigrationPlans(schema, version, options) {
   return Contractor.migrationPlans(schema, version, options);
  }
  function getIndexBloatPlans(schema, options) {
   return plans.getBloatedIndexes(schema || plans.DEFAULT_SCHEMA, undefined, options);
  }
  function getRollbackPlans(schema, version, options) {
   return Contractor.rollbackPlans(schema, version, options);
  }
  class PgBoss extends external_node_events_ {
   #stopped;
   #started;
   #startingPromise=null;
   #stoppingPromise=null;
   #attachedClock=null;
   #idle;
   #config;
   #db;
   #boss;
   #contractor;
   #manager;
   #timekeeper;
   #bam;
   #navigator;
   #notifier;
   constructor(value) {
    super();
    this.#stopped = true;
    const config = getConfig(value);
    this.#config = config;
    let db = this.getDb();
    if (isAttachable(config.clock)) {
     const tracked = trackActivity(db);
     db = tracked.db;
     this.#idle = tracked.idle;
    }
    this.#db = db;
    if ("_pgbdb" in this.#db && this.#db._pgbdb) {
     this.#promoteEvents(this.#db);
    }
    const contractor = new dist_contractor(db, config);
    const manager = new dist_manager(db, config);
    const boss = new dist_boss(db, manager, config);
    const timekeeper = new dist_timekeeper(db, manager, config);
    manager.timekeeper = timekeeper;
    const bam = new dist_bam(db, config);
    const navigator = new dist_navigator(db, manager, config);
    const notifier = new dist_notifier(db, manager, config);
    manager.notifier = notifier;
    this.#promoteEvents(manager);
    this.#promoteEvents(boss);
    this.#promoteEvents(timekeeper);
    this.#promoteEvents(bam);
    this.#promoteEvents(navigator);
    this.#promoteEvents(notifier);
    this.#boss = boss;
    this.#contractor = contractor;
    this.#manager = manager;
    this.#timekeeper = timekeeper;
    this.#bam = bam;
    this.#navigator = navigator;
    this.#notifier = notifier;
   }
   #promoteEvents(emitter) {
    for (const event of Object.values(emitter?.events)) {
     emitter.on(event, arg => this.emit(event, arg));
    }
   }
   async start() {
    if (this.#stoppingPromise) {
     await this.#stoppingPromise.catch(() => {});
    }
    if (this.#startingPromise) {
     return this.#startingPromise;
    }
    if (this.#started) {
     return this;
    }
    this.#stopped = false;
    this.#startingPromise = this.#doStart();
    try {
     return await this.#startingPromise;
    } finally {
     this.#startingPromise = null;
    }
   }
   async #doStart() {
    if (isAttachable(this.#config.clock)) {
     external_node_assert_(typeof this.#db.setSessionStatements === "function", "configuration assert: this db adapter does not implement setSessionStatements(), so a TestClock cannot reach every session it opens. Implement it to run the given statements on each new connection (or once, if the adapter has a single session).");
     await this.#db.setSessionStatements([ enableClockOverride() ]);
    }
    if (this.#db._pgbdb && !this.#db.opened) {
     await this.#db.open();
    }
    await this.#warnIfDistributedMisconfigured();
    if (this.#config.migrate) {
     await this.#contractor.start();
    } else {
     await this.#contractor.check();
    }
    if (isAttachable(this.#config.clock)) {
     this.#attachedClock = await this.#config.clock.attach({
      db: this.#db,
      schema: this.#config.schema,
      idle: this.#idle
     });
    }
    await this.#manager.start();
    if (this.#config.useListenNotify) {
     await this.#notifier.start();
    }
    await this.#boss.start();
    await this.#navigator.start();
    if (this.#config.schedule) {
     await this.#timekeeper.start();
    }
    if (this.#config.migrate) {
     await this.#bam.start();
    }
    this.#started = true;
    return this;
   }
   async #warnIfDistributedMisconfigured() {
    try {
     const {rows: rows} = await this.#db.executeSql("SELECT version()");
     const version = rows?.[0]?.version || "";
     if (/yugabyte|-yb-/i.test(version)) {
      if (!this.#config.noTablePartitioning || !this.#config.noAdvisoryLocks) {
       this.emit(dist_events.warning, {
        message: "YugabyteDB detected: set backend: 'yugabytedb' for compatibility. Partitioned queues (partition: true) are not supported on YugabyteDB.",
        data: {
         backend: "yugabytedb"
        }
       });
      }
     }
    } catch {}
   }
   async stop(options = {}) {
    if (this.#startingPromise) {
     await this.#startingPromise.catch(() => {});
    }
    if (this.#stoppingPromise) {
     return this.#stoppingPromise;
    }
    let {close: close = true, graceful: graceful = true, timeout: timeout = 3e4} = options;
    if (this.#stopped && close && this.#db._pgbdb && this.#db.opened) {
     this.#stoppingPromise = this.#closeDb();
     try {
      return await this.#stoppingPromise;
     } finally {
      this.#stoppingPromise = null;
     }
    }
    if (this.#stopped) {
     return;
    }
    timeout = Math.max(timeout, 1e3);
    this.#stoppingPromise = this.#doStop(close, graceful, timeout);
    try {
     return await this.#stoppingPromise;
    } finally {
     this.#stoppingPromise = null;
    }
   }
   async #doStop(close, graceful, timeout) {
    await this.#notifier.stop();
    await this.#manager.stop();
    await this.#timekeeper.stop();
    await this.#boss.stop();
    await this.#navigator.stop();
    await this.#bam.stop();
    const shutdown = async () => {
     await this.#manager.failWip();
     const attachment = this.#attachedClock;
     this.#attachedClock = null;
     try {
      if (attachment) {
       await attachment[Symbol.asyncDispose]();
      }
     } finally {
      if (isAttachable(this.#config.clock)) {
       await (this.#db.setSessionStatements?.([]));
      }
     }
     if (close) {
      await this.#closeDb();
     }
     this.#stopped = true;
     this.#started = false;
     this.emit(dist_events.stopped);
    };
    if (!graceful) {
     await shutdown();
     return;
    }
    const deadline = {
     reached: false
    };
    const deadlineTimer = setTimeout(() => {
     deadline.reached = true;
    }, timeout);
    try {
     while (!deadline.reached && this.#manager.hasPendingCleanups()) {
      await delay(500);
     }
    } finally {
     clearTimeout(deadlineTimer);
    }
    await shutdown();
   }
   async #closeDb() {
    if (!this.#db._pgbdb || !this.#db.opened) {
     return;
    }
    await this.#db.close();
    await delay(10);
   }
   async send(...args) {
    return await this.#manager.send(...args);
   }
   async sendAfter(name, data, options, after) {
    return this.#manager.sendAfter(name, data, options, after);
   }
   sendThrottled(name, data, options, seconds, key) {
    return this.#manager.sendThrottled(name, data, options, seconds, key);
   }
   update(...args) {
    return this.#manager.update(...args);
   }
   upsert(...args) {
    return this.#manager.upsert(...args);
   }
   sendDebounced(name, data, options, seconds, key) {
    return this.#manager.sendDebounced(name, data, options, seconds, key);
   }
   insert(name, jobs, options) {
    return this.#manager.insert(name, jobs, options);
   }
   flow(jobs, options) {
    return this.#manager.flow(jobs, options);
   }
   fetch(name, options = {}) {
    return this.#manager.fetch(name, options);
   }
   work(...args) {
    return this.#manager.work(...args);
   }
   offWork(name, options) {
    return this.#manager.offWork(name, options);
   }
   notifyWorker(workerId) {
    return this.#manager.notifyWorker(workerId);
   }
   subscribe(event, name) {
    return this.#manager.subscribe(event, name);
   }
   unsubscribe(event, name) {
    return this.#manager.unsubscribe(event, name);
   }
   publish(event, data, options) {
    return this.#manager.publish(event, data, options);
   }
   cancel(name, id, options) {
    return this.#manager.cancel(name, id, options);
   }
   resume(name, id, options) {
    return this.#manager.resume(name, id, options);
   }
   retry(name, id, options) {
    return this.#manager.retry(name, id, options);
   }
   deleteJob(name, id, options) {
    return this.#manager.deleteJob(name, id, options);
   }
   redrive(name, options) {
    return this.#manager.redrive(name, options);
   }
   previewRedrive(name, options) {
    return this.#manager.previewRedrive(name, options);
   }
   deleteQueuedJobs(name) {
    return this.#manager.deleteQueuedJobs(name);
   }
   deleteStoredJobs(name) {
    return this.#manager.deleteStoredJobs(name);
   }
   deleteAllJobs(name) {
    return this.#manager.deleteAllJobs(name);
   }
   complete(name, id, data, options) {
    return this.#manager.complete(name, id, data, options);
   }
   fail(name, id, data, options) {
    return this.#manager.fail(name, id, data, options);
   }
   touch(name, id, options) {
    return this.#manager.touch(name, id, options);
   }
   getJobById(name, id, options) {
    return this.#manager.getJobById(name, id, options);
   }
   findJobs(name, options) {
    return this.#manager.findJobs(name, options);
   }
   createQueue(name, options) {
    return this.#manager.createQueue(name, options);
   }
   getBlockedKeys(name) {
    return this.#manager.getBlockedKeys(name);
   }
   getDependencies(name, id, options) {
    return this.#manager.getDependencies(name, id, options);
   }
   getDependents(name, id, options) {
    return this.#manager.getDependents(name, id, options);
   }
   updateQueue(name, options) {
    return this.#manager.updateQueue(name, options);
   }
   deleteQueue(name) {
    return this.#manager.deleteQueue(name);
   }
   getQueues(names) {
    return this.#manager.getQueues(names);
   }
   getQueue(name) {
    return this.#manager.getQueue(name);
   }
   getQueueStats(name, options) {
    return this.#manager.getQueueStats(name, options);
   }
   isMaintaining() {
    return this.#boss.maintaining;
   }
   isBamWorking() {
    return this.#bam.working;
   }
   isResolvingFlow() {
    return this.#navigator.working;
   }
   isCheckingSkew() {
    return this.#timekeeper.checkingSkew;
   }
   isTimekeeping() {
    return this.#timekeeper.timekeeping;
   }
   supervise(name, options) {
    return this.#boss.supervise(name, options);
   }
   getReindexCommands(options) {
    return this.#boss.getReindexCommands(options);
   }
   resolveFlow() {
    return this.#navigator.resolveNow();
   }
   getWipData(options) {
    return this.#manager.getWipData(options);
   }
   getSpy(name) {
    return this.#manager.getSpy(name);
   }
   clearSpies() {
    this.#manager.clearSpies();
   }
   isInstalled() {
    return this.#contractor.isInstalled();
   }
   schemaVersion() {
    return this.#contractor.schemaVersion();
   }
   detectSchemaDrift() {
    return this.#contractor.detectDrift({
     clockOverride: this.#attachedClock !== null
    });
   }
   schedule(name, cron, data, options) {
    return this.#timekeeper.schedule(name, cron, data, options);
   }
   unschedule(name, key) {
    return this.#timekeeper.unschedule(name, key);
   }
   getSchedules(name, key) {
    return this.#timekeeper.getSchedules(name, key);
   }
   getSchedule(name, key) {
    return this.#timekeeper.getSchedule(name, key);
   }
   previewSchedule(cron, options) {
    return this.#timekeeper.previewSchedule(cron, options);
   }
   async getBamStatus() {
    const sql = getBamStatus(this.#config.schema);
    const {rows: rows} = await this.#db.executeSql(sql);
    return rows;
   }
   async getBamEntries() {
    const sql = getBamEntries(this.#config.schema);
    const {rows: rows} = await this.#db.executeSql(sql);
    return rows;
   }
   getDb() {
    if (this.#db) {
     return this.#db;
    }
    if (this.#config.db) {
     return this.#config.db;
    }
    return new db(this.#config);
   }
  }
 }
};
